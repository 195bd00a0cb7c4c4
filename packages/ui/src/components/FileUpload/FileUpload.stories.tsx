import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlStates, inStates, simulateOn } from '../sample/Matrix.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { plays, fitsOnPhone } from '../sample/storyParts.tsx';

const statement = { id: 'a', name: 'Attending physician statement.pdf', size: 1_240_000 };
const photo = { id: 'b', name: 'Drivers license.jpg', size: 820_000 };

const meta = {
  title: 'Components/Inputs/FileUpload',
  component: FileUpload,
  args: {
    label: 'Documents',
    accept: '.pdf,image/*',
    acceptText: 'PDF or pictures',
    maxSize: 10_000_000,
    maxCount: 3,
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants: Readonly<Record<string, Partial<FileUploadProps>>> = {
  empty: {},
  required: { required: true, hint: 'What the requirement asks for.' },
  invalid: { error: 'Add the statement.' },
  uploading: {
    files: [
      { ...statement, state: 'uploading', progress: 0.4 },
      { ...photo, state: 'done' },
    ],
  },
  failed: {
    files: [{ ...statement, state: 'error', error: 'The network went away. Add it again.' }],
  },
};

export const Matrix: Story = inStates(FileUpload, variants, {
  states: controlStates.filter((state) => state !== 'active'),
  parameters: simulateOn({ hover: "[data-part='place']", focus: 'input' }),
});

const pdf = new File(['%PDF-1.7\n'], 'statement.pdf', { type: 'application/pdf' });
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });

/** Drops files on a field. @returns whether the field took the event: the browser does not open the files */
function dropOn(place: HTMLElement, ...files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return !place.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

/** Files are chosen in the platform's own dialog; the limits are under the label. */
export const Choose: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByLabelText('Documents', { selector: 'input' });
  // The name has the text that shows as the button (WCAG 2.5.3).
  await expect(input).toHaveAccessibleName('Choose files Documents');
  await expect(input).toHaveAccessibleDescription(
    'PDF or pictures, up to 10 MB each, up to 3 files.',
  );
  await userEvent.upload(input, pdf);
  await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([pdf]));
  await expect(canvas.getByRole('listitem')).toHaveTextContent('statement.pdf 9 bytes');
});

/** A required field needs one file. The same file can be chosen again after it is removed. */
export const Required: Story = plays({ args: { required: true } }, async ({ args, canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>(/^Documents/, { selector: 'input' });
  for (const times of [1, 2]) {
    await expect(input.required).toBe(true);
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(times));
    // A browser reports the same files only once.
    await expect(input.files).toHaveLength(0);
    await expect(input.required).toBe(false);
    await expect(input).toHaveAttribute('aria-required', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove statement.pdf' }));
  }
});

/** The content decides, not the name. Two choices in quick succession both count. */
export const ByContent: Story = {
  args: { accept: 'application/pdf,.pdf', acceptText: 'a PDF' },
  play: async ({ canvas }) => {
    const place = canvas.getByText('or drop them here');
    dropOn(place, new File(['%PDF-1.7\n'], 'fax\u202E'));
    dropOn(place, pdf);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Remove fax' })).toBeVisible();
    dropOn(place, new File(['\0\0\0\u0018ftypheic'], 'photo.pdf'));
    const message = 'photo.pdf: The file has another type than its name says.';
    await expect(await canvas.findByText(message, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Dropped files have to meet the limits too. Each rejected file says why until a file is removed, and is announced. */
export const Drop: Story = plays(async ({ args, canvas }) => {
  await expect(dropOn(canvas.getByText('or drop them here'), program, pdf)).toBe(true);
  await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([pdf]));
  const message = canvas.getByText(/^setup.exe: This type of file is not accepted/);
  await expect(message).toBeVisible();
  await expect(canvas.getByLabelText('Documents', { selector: 'input' })).toBeInvalid();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      /^statement.pdf was added. setup.exe was not added: This type of file/,
    ),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Remove statement.pdf' }));
  await expect(message).not.toBeInTheDocument();
});

/** Two rejected files with the same name each have an error. The next choice removes both. */
export const SameName: Story = plays(async ({ canvas }) => {
  const place = canvas.getByText('or drop them here');
  dropOn(place, program, program);
  await waitFor(() => expect(canvas.getAllByText(/^setup.exe: /)).toHaveLength(2));
  dropOn(place, new File(['MZ'], 'tool.exe'));
  await expect(await canvas.findByText(/^tool.exe: /)).toBeVisible();
  await expect(canvas.queryByText(/^setup.exe: /)).toBeNull();
});

/** A disabled field takes no dropped file, and the browser does not open it either. */
export const DropOnDisabled: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <FileUpload {...args} label="Signed" disabled />
      <FileUpload {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const [disabled, enabled] = canvas.getAllByText('or drop them here');
    await expect(dropOn(disabled!, pdf)).toBe(true);
    dropOn(enabled!, pdf);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalled());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('list', { name: 'Signed, chosen' })).toBeNull();
  },
};

/** Tab goes to the input and to each Remove; a removed file gives the focus to the next, the last to the input. */
export const Keyboard: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByLabelText('Documents', { selector: 'input' });
  await userEvent.upload(input, [pdf, new File(['%PDF-1.7\n'], 'letter.pdf')]);
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  input.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenLastCalledWith('1');
  await expect(canvas.getByRole('button', { name: 'Remove letter.pdf' })).toHaveFocus();
  await userEvent.keyboard('{ }');
  await expect(args.onRemove).toHaveBeenLastCalledWith('2');
  await expect(input).toHaveFocus();
});

export const UnderWay: Story = {
  args: { files: variants['uploading']?.files ?? [] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: `Uploading ${statement.name}` });
    await expect(bar).toHaveAttribute('value', '0.4');
  },
};

export const OneFile: Story = plays({ args: { maxCount: 1 } }, async ({ canvas }) => {
  await expect(canvas.getByText('Choose a file')).toBeVisible();
  await expect(canvas.getByText(/one file\.$/)).toBeVisible();
});

export const Phone: Story = {
  args: { files: [{ ...statement, name: `${'NL0018O0142'.repeat(8)}.pdf` }] },
  ...fitsOnPhone,
};

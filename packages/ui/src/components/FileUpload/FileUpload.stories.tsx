import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Matrix as StateMatrix, statesOf } from '../sample/Matrix.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

/** A field that keeps its files, as an app does for it. */
function OwnFiles(props: FileUploadProps) {
  const [files, setFiles] = useState(props.files ?? []);
  return (
    <FileUpload
      {...props}
      files={files}
      onAdd={(added) => {
        props.onAdd?.(added);
        setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size }))]);
      }}
      onRemove={(id) => {
        props.onRemove?.(id);
        setFiles(files.filter((file) => file.id !== id));
      }}
    />
  );
}

const statement = { id: 'a', name: 'Attending physician statement.pdf', size: 1_240_000 };
const photo = { id: 'b', name: 'Drivers license.jpg', size: 820_000 };

const meta = {
  title: 'Components/Inputs/FileUpload',
  component: FileUpload,
  render: (args) => <OwnFiles {...args} />,
  args: {
    label: 'Documents',
    accept: '.pdf,image/*',
    acceptText: 'PDF or pictures',
    maxSize: 10_000_000,
    maxCount: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: Readonly<Record<string, Partial<FileUploadProps>>> = {
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
    files: [
      {
        ...statement,
        state: 'error',
        error: 'The network went away. Remove it and add it again.',
      },
    ],
  },
};

/** Every variant in every state. */
export const Matrix: Story = {
  parameters: statesOf({ hover: "[data-part='place']", focus: 'input' }),
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={Object.keys(looks)}
      columns={['at rest', 'hover', 'focus', 'disabled']}
      cell={(look, state) => (
        <FileUpload {...args} {...looks[look]} disabled={state === 'disabled'} />
      )}
    />
  ),
};

const pdf = new File(['%PDF-1.7\n'], 'statement.pdf', { type: 'application/pdf' });
const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });

/** Files are chosen in the platform's own dialog; the limits are under the label. */
export const Choose: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Documents', { selector: 'input' });
    // The name has the text that shows as the button (WCAG 2.5.3).
    await expect(input).toHaveAccessibleName('Choose files Documents');
    await expect(input).toHaveAccessibleDescription(
      'PDF or pictures, up to 10 MB each, up to 3 files.',
    );
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([pdf]));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('statement.pdf 9 bytes');
  },
};

/** The content decides, not the name. Two choices in quick succession both count. */
export const ByContent: Story = {
  args: { accept: 'application/pdf,.pdf', acceptText: 'a PDF' },
  play: async ({ canvas }) => {
    const place = canvas.getByText('or drop them here');
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop(new File(['%PDF-1.7\n'], 'fax\u202E'));
    drop(pdf);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Remove fax' })).toBeVisible();
    drop(new File(['\0\0\0\u0018ftypheic'], 'photo.pdf'));
    const message = 'photo.pdf: The file has another type than its name says.';
    await expect(await canvas.findByText(message, { exact: false })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Dropped files have to meet the limits too; each rejected file says why. */
export const Drop: Story = {
  play: async ({ args, canvas }) => {
    const place = canvas.getByText('or drop them here');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(program);
    dataTransfer.items.add(pdf);
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([pdf]));
    await expect(canvas.getByText(/^setup.exe: This type of file is not accepted/)).toBeVisible();
    await expect(canvas.getByLabelText('Documents', { selector: 'input' })).toBeInvalid();
  },
};

/** Two rejected files with the same name each have an error. The next choice removes both. */
export const SameName: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByText('or drop them here');
    const drop = (...files: readonly File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop(program, program);
    await waitFor(() => expect(canvas.getAllByText(/^setup.exe: /)).toHaveLength(2));
    drop(new File(['MZ'], 'tool.exe'));
    await waitFor(() => expect(canvas.getByText(/^tool.exe: /)).toBeVisible());
    await expect(canvas.queryByText(/^setup.exe: /)).toBeNull();
  },
};

/** Tab goes to the input and to each Remove; a removed file gives the focus to the next, the last to the input. */
export const Keyboard: Story = {
  args: { files: [statement, photo] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Documents', { selector: 'input' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('a');
    await expect(canvas.getByRole('button', { name: `Remove ${photo.name}` })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onRemove).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByLabelText('Documents', { selector: 'input' })).toHaveFocus();
  },
};

/** The progress of each file, and its error. */
export const UnderWay: Story = {
  args: { files: looks['uploading']?.files ?? [] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: `Uploading ${statement.name}` });
    await expect(bar).toHaveAttribute('value', '0.4');
  },
};

/** A single file. */
export const OneFile: Story = {
  args: { maxCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a file')).toBeVisible();
    await expect(canvas.getByText(/one file\.$/)).toBeVisible();
  },
};

export const Phone: Story = {
  args: { files: [{ ...statement, name: `${'NL0018O0142'.repeat(8)}.pdf` }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

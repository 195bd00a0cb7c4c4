import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { SsnInput } from './SsnInput.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/SsnInput',
  component: SsnInput,
  args: { label: 'Social Security number', defaultValue: '123456789', onChange: fn() },
} satisfies Meta<typeof SsnInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The last four digits show; the button shows all. */
export const Filled: Story = {};

export const Matrix: Story = inStates(SsnInput, {
  filled: {},
  empty: { defaultValue: null, hint: 'It is on the card.', isOptional: true },
  invalid: { error: 'This number belongs to another person.', required: true },
});

const numberOf = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

/** The app has only the last four digits. They show until the user types a number. */
export const OnFile: Story = { args: { defaultValue: null, lastFour: '6789' } };

/** What is typed is concealed, until the button shows it; it is concealed again when the focus leaves. */
export const Concealed: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  const input = numberOf(canvas);
  await expect(input).toHaveValue('•••-••-6789');
  await userEvent.clear(input);
  await userEvent.type(input, '123-45-9876');
  await expect(input.style.getPropertyValue('-webkit-text-security')).toBe('disc');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenCalledWith('123459876');
  await expect(input).toHaveValue('•••-••-9876');
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveValue('123-45-9876');
  await expect(input.style.getPropertyValue('-webkit-text-security')).toBe('');
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent('Social Security number shown'),
  );
  await expect(canvas.getByRole('button', { name: 'Hide Social Security number' })).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveValue('•••-••-9876'));
});

/** A number that was never issued is an error. So is an ITIN, unless the app accepts it. */
export const NotIssued: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const input = numberOf(canvas);
    for (const typed of ['000-12-3456', '912-70-3456', '123-45']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Tab}`);
      await expect(input).toHaveAccessibleDescription(
        'Social Security number: enter the nine digits as they are on the card.',
      );
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TaxNumber: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: null, takesItin: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(numberOf(canvas), '912703456{Tab}');
    await expect(args.onChange).toHaveBeenCalledWith('912703456');
    await userEvent.clear(numberOf(canvas));
    await userEvent.type(numberOf(canvas), '912-93-3456{Tab}');
    await expect(numberOf(canvas)).toBeInvalid();
  },
};

/** The digits stay in their order in a page from right to left, and begin at its right edge. */
export const RightToLeft: Story = {
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('•••-••-6789');
    await expect(input).toHaveStyle({ direction: 'ltr', textAlign: 'end' });
  },
};

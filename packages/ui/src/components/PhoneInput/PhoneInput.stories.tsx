import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'Components/Inputs/PhoneInput',
  component: PhoneInput,
  args: { label: 'Phone number', defaultValue: '5552010134', onChange: fn() },
} satisfies Meta<typeof PhoneInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number has its shape while it is typed. */
export const Filled: Story = {};

export const Matrix: Story = inStates(PhoneInput, {
  filled: {},
  empty: { defaultValue: null, hint: 'We call on weekdays only.', isOptional: true },
  invalid: { error: 'This number cannot receive messages.', required: true },
});

/** The shape is written while the number is typed; a pasted number loses its country code. */
export const Typed: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    // The code of the mask loads late: without it the text is read the same.
    await waitFor(async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '5552');
      await expect(input).toHaveValue('(555) 2');
    });
    await userEvent.type(input, '010134{Tab}');
    await expect(input).toHaveValue('(555) 201-0134');
    await expect(args.onChange).toHaveBeenCalledWith('5552010134');
    await userEvent.clear(input);
    input.focus();
    await userEvent.paste('+1 555.201.0199');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('5552010199');
    await expect(input).toHaveValue('(555) 201-0199');
  },
};

/** The digits stay in their order in a page from right to left, and begin at its right edge. */
export const RightToLeft: Story = {
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('(555) 201-0134');
    await expect(input).toHaveStyle({ direction: 'ltr', textAlign: 'end' });
  },
};

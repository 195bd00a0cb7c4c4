import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { PercentInput } from './PercentInput.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/PercentInput',
  component: PercentInput,
  args: { label: 'Share', defaultValue: 12.5, onChange: fn() },
} satisfies Meta<typeof PercentInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The percent has its sign while no one types. */
export const Filled: Story = {};

export const Matrix: Story = inStates(PercentInput, {
  filled: {},
  empty: { defaultValue: null, hint: 'Shares have to sum up to 100%.', isOptional: true },
  invalid: { error: 'The shares sum up to 112.5%.', required: true },
});

/** With its sign or without, the value is in percent; it is between 0 and 100 if the app does not say otherwise. */
export const Typed: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Share' });
  await expect(input).toHaveValue('12.5%');
  for (const typed of ['33.33%', '33.33']) {
    await userEvent.clear(input);
    await userEvent.type(input, `${typed}{Tab}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(33.33);
    await expect(input).toHaveValue('33.33%');
  }
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(34.33);
  await userEvent.clear(input);
  await userEvent.type(input, '101{Tab}');
  await expect(input).toHaveAccessibleDescription('Share: enter 100% or less.');
  await userEvent.clear(input);
  await userEvent.type(input, '-1{Tab}');
  await expect(input).toHaveAccessibleDescription('Share: enter 0% or more.');
  await userEvent.clear(input);
  await userEvent.type(input, 'half{Tab}');
  await expect(input).toHaveAccessibleDescription('Share: enter a percent like 12.5%.');
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/MoneyInput',
  component: MoneyInput,
  args: { label: 'Yearly amount', defaultValue: '1234.50', onChange: fn() },
} satisfies Meta<typeof MoneyInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The amount has its sign and two decimals while no one types. */
export const Filled: Story = {};

export const Matrix: Story = inStates(MoneyInput, {
  filled: {},
  empty: { defaultValue: null, hint: 'Before taxes.', isOptional: true },
  invalid: { error: 'The amount is larger than the balance.', required: true },
});

/** Amounts are read as people write them; the value is decimal text. */
export const Typed: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Yearly amount' });
  await expect(input).toHaveValue('$1,234.50');
  for (const [typed, value, shown] of [
    ['$2,000', '2000.00', '$2,000.00'],
    ['(50.1)', '-50.10', '\u2212$50.10'],
    ['.3', '0.30', '$0.30'],
  ] as const) {
    await userEvent.clear(input);
    await userEvent.type(input, `${typed}{Tab}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(input).toHaveValue(shown);
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('1.30');
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(input, '1.005');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Yearly amount: enter an amount like $1,234.50.');
});

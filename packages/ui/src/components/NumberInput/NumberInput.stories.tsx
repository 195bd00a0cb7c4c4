import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { inStates } from '../sample/Matrix.tsx';
import { NumberInput } from './NumberInput.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/NumberInput',
  component: NumberInput,
  args: { label: 'Employees', defaultValue: 1250, onChange: fn() },
} satisfies Meta<typeof NumberInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number is written in the way of the locale while no one types. */
export const Filled: Story = {};

export const Matrix: Story = inStates(NumberInput, {
  filled: {},
  empty: {
    defaultValue: null,
    hint: 'All that are paid at the end of the year.',
    isOptional: true,
  },
  invalid: { error: 'Enter the number of the last report.', required: true },
});

const inputOf = (canvas: { getByRole: (role: 'textbox') => HTMLElement }) =>
  canvas.getByRole('textbox') as HTMLInputElement;

/** Typed text does not change until the user leaves the input. Then it is formatted for the locale. */
export const Typed: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  const input = inputOf(canvas);
  await expect(input).toHaveValue('1,250');
  await userEvent.clear(input);
  await userEvent.type(input, '2500.5');
  await expect(input).toHaveValue('2500.5');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(input).toHaveValue('2,500.5');
  await expect(args.onChange).toHaveBeenCalledWith(2500.5);
});

/** Up and Down change the number by a step, Page Up and Page Down by ten, within its limits. */
export const Steps: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 95, max: 100, min: 0, step: 0.1 },
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas);
    input.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('95.3');
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(input).toHaveValue('94.2');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('95.2');
    await userEvent.clear(input);
    await userEvent.keyboard('99.95{ArrowUp}');
    await expect(input).toHaveValue('100');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.clear(input);
    await userEvent.keyboard('101{Tab}');
    await expect(input).toHaveAccessibleDescription('Employees: enter 100 or less.');
  },
};

/** In another language, a comma can be the decimal separator. */
export const OtherLanguage: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <LocaleProvider locale="es-ES">
      <NumberInput {...args} />
    </LocaleProvider>
  ),
  args: { defaultValue: 12_345.5 },
  play: async ({ args, canvas }) => {
    const input = inputOf(canvas);
    await expect(input).toHaveValue('12.345,5');
    await userEvent.clear(input);
    await userEvent.keyboard('7,25{Tab}');
    await expect(args.onChange).toHaveBeenCalledWith(7.25);
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Employees: enter a number like 1234,5.');
  },
};

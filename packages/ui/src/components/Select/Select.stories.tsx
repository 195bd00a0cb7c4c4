import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { Select } from './Select.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: {
    label: 'Requirement',
    onChange: fn(),
    options: [
      { value: '', label: 'The whole policy' },
      { value: '1', label: 'Attending physician statement' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(Select, {
  empty: {},
  chosen: { defaultValue: '1', hint: 'What the action is about.' },
  required: { required: true },
  invalid: { error: 'Choose a requirement.' },
});

export const Choosing: Story = plays(async ({ args, canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Requirement' });
  await userEvent.selectOptions(field, 'Attending physician statement');
  await expect(args.onChange).toHaveBeenCalledWith('1');
  await expect(field).toHaveDisplayValue('Attending physician statement');
});

/** A value that no option has shows no option as chosen. The user cannot choose the placeholder again. */
export const NothingChosen: Story = {
  args: { defaultValue: 'gone', 'aria-describedby': 'outside' },
  render: (args) => (
    <>
      <p id="outside">Of this policy.</p>
      <Select {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Requirement' });
    await expect(field).toHaveDisplayValue('Choose');
    await expect(field).toHaveAccessibleDescription('Of this policy.');
    await userEvent.selectOptions(field, 'The whole policy');
    await expect(field).toHaveDisplayValue('The whole policy');
    await expect(canvas.queryByText('Choose')).toBeNull();
  },
};

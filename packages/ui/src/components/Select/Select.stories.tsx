import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Select, type SelectProps } from './Select.tsx';

function StatefulSelect(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  render: (args) => <StatefulSelect {...args} />,
  args: {
    label: 'Requirement',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'The whole policy' },
      { value: '1', label: 'Attending physician statement' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks = {
  empty: {},
  chosen: { value: '1', hint: 'What the action is about.' },
  required: { required: true },
  invalid: { error: 'Choose a requirement.' },
};

/** Empty, with a choice and a hint, required, and invalid, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['empty', 'chosen', 'required', 'invalid']}
      columns={fieldStates}
      cell={(look, state) => <Select {...args} {...looks[look]} disabled={state === 'disabled'} />}
    />
  ),
};

/** Reports the choice. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Requirement' });
    await userEvent.selectOptions(field, 'Attending physician statement');
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await expect(field).toHaveDisplayValue('Attending physician statement');
  },
};

/** A value that no option has shows no option as chosen. The user cannot choose the placeholder again. */
export const NothingChosen: Story = {
  args: { value: 'gone', 'aria-describedby': 'outside' },
  render: (args) => (
    <>
      <p id="outside">Of this policy.</p>
      <StatefulSelect {...args} />
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function StatefulGroup(props: CheckboxGroupProps) {
  const [values, setValues] = useState(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={values}
      onChange={(next) => {
        props.onChange?.(next);
        setValues(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/CheckboxGroup',
  component: CheckboxGroup<string>,
  render: (args) => <StatefulGroup {...args} />,
  args: {
    label: 'Roles',
    options: [
      { value: 'claims', label: 'Claims' },
      { value: 'commissions', label: 'Commissions', hint: 'Statements and debt too.' },
      { value: 'hierarchy', label: 'Hierarchy' },
    ],
    value: ['claims'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: Readonly<Record<string, Partial<CheckboxGroupProps>>> = {
  plain: {},
  hinted: { hint: 'What the user may open.' },
  required: { required: true },
  invalid: { value: [], error: 'Choose at least one role.' },
  'read-only': { readOnly: true },
};

/** Every variant in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={Object.keys(looks)}
      columns={fieldStates}
      cell={(look, state) => (
        <CheckboxGroup {...args} {...looks[look]} disabled={state === 'disabled'} />
      )}
    />
  ),
};

/** Tab moves between the boxes, Space turns one on and off; the value has the order of the options. */
export const Keyboard: Story = {
  args: { value: ['commissions'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Roles' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith(['claims', 'commissions']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Commissions' })).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith(['claims']);
  },
};

/** Screen readers read the error with the group, and each box is marked. */
export const Invalid: Story = {
  args: { hint: 'What the user may open.', error: 'Choose at least one role.', value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'What the user may open. Choose at least one role.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toBeInvalid();
  },
};

/** A read-only group can be focused and read. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Claims' }));
    await expect(canvas.getByRole('checkbox', { name: 'Claims' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A form sends each chosen value by the one name. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Access">
      <StatefulGroup {...args} name="roles" />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hierarchy' }));
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('roles')).toEqual(['claims', 'hierarchy']);
  },
};

/** Side by side, as filters have them. */
export const Row: Story = { args: { layout: 'row' } };

/** In columns of one width; one column on a phone. */
export const Grid: Story = { args: { layout: 'grid' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function StatefulGroup(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
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
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup<string>,
  render: (args) => <StatefulGroup {...args} />,
  args: {
    label: 'How often',
    options: [
      { value: 'once', label: 'At once' },
      { value: 'daily', label: 'Daily', hint: 'When the business day is over.' },
      { value: 'weekly', label: 'Weekly' },
    ],
    value: 'once',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: Readonly<Record<string, Partial<RadioGroupProps>>> = {
  plain: {},
  hinted: { hint: 'E-mail only; the app shows it at once.' },
  required: { required: true, value: null },
  invalid: { value: null, error: 'Choose how often.' },
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
        <RadioGroup {...args} {...looks[look]} disabled={state === 'disabled'} />
      )}
    />
  ),
};

/** One Tab stop, at the chosen radio; the arrow keys choose, and wrap. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'At once' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('daily');
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weekly');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Nothing is chosen yet: Space takes the choice that has the focus. */
export const NothingChosen: Story = {
  args: { value: null, required: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith('once');
  },
};

export const Invalid: Story = {
  args: { value: null, hint: 'E-mail alone.', error: 'Choose how often.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('E-mail alone. Choose how often.');
  },
};

/** A read-only group can be focused and read. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A form sends the chosen value by the name of the group. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Alerts">
      <StatefulGroup {...args} name="frequency" />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Weekly'));
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('frequency')).toBe('weekly');
  },
};

/** Side by side, where the choices are short. */
export const Row: Story = { args: { layout: 'row' } };

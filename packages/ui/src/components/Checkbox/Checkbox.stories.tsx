import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { fieldStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function StatefulCheckbox(props: CheckboxProps) {
  const [checked, setIsChecked] = useState(props.checked ?? false);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        props.onChange?.(next);
        setIsChecked(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  render: (args) => <StatefulCheckbox {...args} />,
  args: { label: 'Include the downline', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: Readonly<Record<string, Partial<CheckboxProps>>> = {
  off: {},
  on: { checked: true },
  mixed: { isMixed: true },
  hinted: { hint: 'Policies of agents under you count too.' },
  required: { required: true },
  invalid: { error: 'Say yes to go on.' },
  'read-only': { checked: true, readOnly: true },
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
        <Checkbox {...args} {...looks[look]} disabled={state === 'disabled'} />
      )}
    />
  ),
};

/** Space turns it on and off; a press on its label does too. */
export const Toggles: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Include the downline' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Include the downline'));
    await expect(box).not.toBeChecked();
  },
};

/** Some of several values are chosen: a press chooses all or none. */
export const Mixed: Story = {
  args: { isMixed: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

/** A read-only box can be focused and read. */
export const ReadOnly: Story = {
  args: { checked: true, readOnly: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ }');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A hint and an error are read with it. */
export const Invalid: Story = {
  args: { hint: 'The client has read them.', error: 'Say yes to go on.', required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Include the downline' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('The client has read them. Say yes to go on.');
  },
};

/** In the dark theme too a box that is off is drawn as enabled, not as disabled. */
export const OffIsNotDisabled: Story = {
  globals: { theme: 'dark' },
  render: ({ label }) => (
    <>
      <Checkbox label={label} defaultChecked={false} />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="On" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(
        canvas.getByRole('checkbox', { name }),
      );
      return { backgroundColor, borderTopColor };
    };
    const off = look('Include the downline');
    const { backgroundColor, borderTopColor } = look('Disabled');
    await expect(off.backgroundColor).not.toBe(backgroundColor);
    await expect(off.borderTopColor).not.toBe(borderTopColor);
    await expect(look('On').backgroundColor).not.toBe(off.backgroundColor);
  },
};

/** A form sends it by name and value, and a reset brings the first state back. */
export const InAForm: Story = {
  render: ({ label }) => (
    <form style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Checkbox label={label} name="downline" value="yes" defaultChecked />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    const sent = () => new FormData(box.form ?? undefined).get('downline');
    await expect(sent()).toBe('yes');
    await userEvent.click(box);
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('yes');
  },
};

/** A long label wraps next to the box. */
export const LongLabel: Story = {
  args: {
    label:
      'The applicant has read the notice about accelerated death benefits for chronic illness, and keeps a copy of NL0018O0142NL0018O0142NL0018O0142',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

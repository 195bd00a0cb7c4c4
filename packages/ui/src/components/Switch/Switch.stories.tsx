import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import type { SwitchProps } from './Switch.tsx';
import { Switch } from './Switch.tsx';

function StatefulSwitch(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.isOn);
  return (
    <Switch
      {...props}
      isOn={isOn}
      onChange={(next) => {
        props.onChange(next);
        setIsOn(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  render: (args) => <StatefulSwitch {...args} />,
  args: { label: 'Take Action', isOn: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On and off, in every state; what cannot be turned is left out. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['off', 'on']}
      columns={linkStates}
      cell={(is) => <Switch {...args} isOn={is === 'on'} />}
    />
  ),
};

/** On and Off are written out; the label stays the same. */
export const Toggles: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Take Action' });
    await expect(control).toHaveAttribute('aria-checked', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(control).toHaveAttribute('aria-checked', 'true');
    await expect(control).toHaveTextContent('On');
    await expect(control).toHaveAccessibleName('Take Action');
  },
};

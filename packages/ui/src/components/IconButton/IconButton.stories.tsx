import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { controlStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Inputs/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Label"
      rows={['Close', 'Remove']}
      columns={controlStates}
      cell={(label, state) => (
        <IconButton {...args} label={label} disabled={state === 'disabled'} />
      )}
    />
  ),
};

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Enter and Space press it, as any native button. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ }');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

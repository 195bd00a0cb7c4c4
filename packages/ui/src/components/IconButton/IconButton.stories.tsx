import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { controlStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Inputs/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const onClose = fn();

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

/** Its name shows while the keyboard is on it; Escape then still closes the dialog around, at once. */
export const EscapeInADialog: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog isOpen title="Notes" onClose={onClose}>
      <IconButton {...args} label="Remove" />
    </Dialog>
  ),
  play: async () => {
    onClose.mockClear();
    const button = await screen.findByRole('button', { name: 'Remove' });
    await userEvent.keyboard('{Tab}');
    button.focus();
    await waitFor(() => expect(screen.getByText('Remove')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Remove')).not.toBeInTheDocument());
  },
};

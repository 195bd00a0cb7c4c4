import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { controlStates, inStates } from '../sample/Matrix.tsx';
import { IconButton } from './IconButton.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const onClose = fn();

export const Matrix: Story = inStates(
  IconButton,
  { Close: {}, Remove: { label: 'Remove' } },
  { states: controlStates },
);

/** Enter, Space and a press. */
export const Idle: Story = plays(async ({ args, canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ }');
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

/** Its name shows while the keyboard is on it; Escape then still closes the dialog around, at once. */
export const EscapeInADialog: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog isOpen title="Notes" onClose={onClose}>
      <IconButton {...args} label="Remove" />
    </Dialog>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Remove' });
    await userEvent.keyboard('{Tab}');
    button.focus();
    await waitFor(() => expect(screen.getByText('Remove')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Remove')).not.toBeInTheDocument());
  },
};

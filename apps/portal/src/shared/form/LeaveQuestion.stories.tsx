import { loadDialog } from '@agent-portal/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const meta = {
  title: 'Patterns/Form/Leave with unsaved input',
  component: LeaveQuestion,
  args: {
    isAsking: true,
    children: 'Your note is not sent yet. If you leave, you lose it.',
    onStay: fn(),
    onLeave: fn(),
  },
  beforeEach: () => loadDialog(),
  // Each opens immediately, so on a docs page each has its own document.
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof LeaveQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One button leaves the page, the other stays on it. */
export const Asking: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
    await expect(dialog).toHaveTextContent('Your note is not sent yet. If you leave, you lose it.');
    await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** Escape stays. */
export const Keys: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onStay).toHaveBeenCalledOnce());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  args: {
    children:
      'The alerts of your downline are not saved yet. If you leave, you lose what you changed. '.repeat(
        3,
      ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const NothingToAsk: Story = {
  args: { isAsking: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

const meta = {
  title: 'Components/Overlays/UnsavedQuestion',
  component: UnsavedQuestion,
  args: {
    isAsking: true,
    children: 'Your note is not sent yet. If you leave, you lose it.',
    onStay: fn(),
    onLeave: fn(),
  },
  // Preload the surface: a cold dev server is slower than the tests wait.
  loaders: [async () => ({ ahead: [await import('../Dialog/DialogSurface.tsx')] })],
  // Each is open at once: on a page of docs each has its own document.
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof UnsavedQuestion>;
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ToastRegion } from './ToastRegion.tsx';
import { dismissToast, toast, toasts } from './toasts.ts';

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  beforeEach: () => {
    toast('The export of 143 requirements is ready.');
    return () => {
      for (const { id } of toasts.read()) dismissToast(id);
    };
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/143 requirements/), {
      timeout: 5000,
    });
  },
};

export const Several: Story = {
  beforeEach: () => {
    toast('The statement of Whitfield, Dana - 4471902 is ready.');
  },
};

/** Its button takes it away. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' }, { timeout: 5000 });
    await userEvent.click(dismiss);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** It stays for 5 s, waits while the focus is on it, and goes 6 s after the focus has left. */
export const WaitsForTheFocus: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await pause(5000);
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await pause(2000);
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument(), {
      timeout: 7000,
    });
  },
};

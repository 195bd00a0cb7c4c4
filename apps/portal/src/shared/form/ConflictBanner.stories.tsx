import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConflictBanner } from './ConflictBanner.tsx';

const meta = {
  title: 'Patterns/Form/Conflict',
  component: ConflictBanner,
  args: {
    children: 'June Abara saved other alerts at 9:40 a.m.',
    onTake: fn(),
    onSaveMine: fn(),
  },
} satisfies Meta<typeof ConflictBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is announced, and asks which version to keep. */
export const Choice: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('June Abara saved other alerts');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save mine instead' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSaveMine).toHaveBeenCalledOnce();
  },
};

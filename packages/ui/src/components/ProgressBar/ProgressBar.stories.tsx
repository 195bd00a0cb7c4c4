import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { active: true, label: 'Exporting pending.xlsx' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The progress is not known. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const HalfWay: Story = {
  args: { value: 0.5 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exporting pending.xlsx' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
  },
};

export const Hidden: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

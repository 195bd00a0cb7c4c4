import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleList } from './SampleList.tsx';
import { plays } from './storyParts.tsx';

const meta = {
  title: 'Patterns/List',
  component: SampleList,
} satisfies Meta<typeof SampleList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Filter bar, table and pages as one card. */
export const List: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Pending' })).toBeVisible();
});

export const Loading: Story = { args: { status: 'loading' } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

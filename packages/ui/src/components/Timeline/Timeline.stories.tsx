import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';
import { plays } from '../sample/storyParts.tsx';

const items: readonly TimelineEvent[] = [
  { id: 'received', label: 'Received', date: '2026-11-02' },
  {
    id: 'review',
    label: 'In review',
    date: '2026-11-17',
    content: (
      <>
        Two answers are missing. <Link href="#answers">Answer them</Link>
      </>
    ),
  },
  { id: 'decision', label: 'Decision' },
];

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: { items, 'aria-label': 'History' },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Events: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'History' }).children).toHaveLength(3);
  await expect(canvas.queryByText(/^(Done|To come)/)).toBeNull();
  await expect(canvas.getByText('11/17/2026')).toHaveAttribute('datetime', '2026-11-17');
});

/** The event that is under way is marked; those before and after it differ by shapes, and by words that are read. */
export const Current: Story = plays({ args: { current: 'review' } }, async ({ canvas }) => {
  const [received, review, decision] = canvas.getAllByRole('listitem');
  await expect(review).toHaveAttribute('aria-current', 'step');
  const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(received!.querySelector('svg')).toBeVisible();
  await expect(getComputedStyle(decision!, '::after').borderStyle).toBe('dashed');
  await expect(texts[0]).toMatch(/^Done: Received/);
  await expect(texts[1]).toMatch(/^Current: In review/);
  await expect(texts[2]).toMatch(/^To come: Decision/);
});

export const OwnDates: Story = {
  args: {
    items: [{ id: 'sent', label: 'Sent', date: '2026-11-18', dateText: 'Today, 9:42 a.m.' }],
  },
};

export const LongTexts: Story = {
  args: {
    items: items.map(({ id, label }) => ({ id, label, content: 'NL0018O0142'.repeat(30) })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { current: 'review', dir: 'rtl' },
};

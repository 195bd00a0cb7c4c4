import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { requirementTable, SortedTable } from '../sample/RequirementTable.tsx';
import type { Requirement } from '../sample/requirements.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Components/Data/DataTable/One line',
  component: DataTable<Requirement>,
  render: (args) => <SortedTable {...args} />,
  args: { ...requirementTable, isOneLine: true },
} satisfies Meta<typeof DataTable<Requirement>>;
export default meta;

type Story = StoryObj<typeof meta>;

const heightsOf = (canvasElement: HTMLElement) => [
  ...new Set(
    [...canvasElement.querySelectorAll('tbody > tr:not([data-detail])')].map((row) =>
      Math.round(row.getBoundingClientRect().height),
    ),
  ),
];

/** Every row is 40 px high, whatever its texts are, and each link is a target of at least 24 px. */
export const Comfortable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(heightsOf(canvasElement)).toEqual([40]);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

/** With the compact density: 36 px. */
export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvasElement }) => {
    await expect(heightsOf(canvasElement)).toEqual([36]);
  },
};

/** A long text ends in an ellipsis. The open row shows it whole, and lists the columns that may be hidden. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ inlineSize: '52rem' }}>
      <SortedTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = [...canvasElement.querySelectorAll<HTMLElement>('tbody [data-clamps]')].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    await expect(text).toBeDefined();
    await expect(heightsOf(canvasElement)).toEqual([40]);
    const row = text?.closest('tr');
    row?.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAttribute('data-expanded');
    await expect((text?.scrollWidth ?? 0) - (text?.clientWidth ?? 0)).toBeLessThanOrEqual(0);
    await expect(canvas.getAllByRole('term')[0]).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { setChartView } from '../BarChart/chartView.ts';
import { Card } from '../Card/Card.tsx';
import { LineChart } from './LineChart.tsx';

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart,
  args: {
    title: 'Premium in force',
    summary: 'Premium in force rose from $92,000.00 in January to $124,000.00 in June.',
    categoryName: 'Month',
    categories: months.map((month) => ({ month })),
    series: [
      { name: 'This year', values: [92_000, 94_805.5, 99_000, 111_300, 118_259.5, 124_000] },
      { name: 'Last year', values: [81_000, 84_000, 82_020, 86_900, 88_200, 90_500] },
    ],
    format: 'money',
  },
  beforeEach: () => setChartView('chart'),
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One line is full with round points and the other dashed with squares, so that nothing hangs on the color. */
export const TwoSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Premium in force' })).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'February 2026: This year $94,805.50, Last year $84,000.00',
      }),
    ).toBeVisible();
  },
};

/** Tab stops once; the arrows, Home and End read the months one by one. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^January 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^February 2026/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^June 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^January 2026/ })).toHaveFocus();
  },
};

/** The same figures as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(
      canvas.getByRole('row', { name: 'June 2026 $124,000.00 $90,500.00' }),
    ).toBeVisible();
  },
};

/** A month without a figure breaks the line; below zero is below the line of zero. */
export const NegativeAndMissing: Story = {
  args: { series: [{ name: 'This year', values: [4_000, -6_500, null, 3_000, 2_100, -1_000] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'March 2026: This year none' })).toBeVisible();
  },
};

/** One value is one point. */
export const OneValue: Story = {
  args: {
    categories: [{ label: 'January 2026' }],
    series: [{ name: 'This year', values: [92_000] }],
  },
};

export const None: Story = {
  args: { series: [{ name: 'This year', values: [null, null] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no figures to show.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

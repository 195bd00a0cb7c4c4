import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { setChartView } from '../../components/BarChart/chartView.ts';
import { DashboardPattern } from './DashboardPattern.tsx';
import { PatternPage } from './PatternPage.tsx';
import { plays } from '../../components/sample/storyParts.tsx';

const meta = {
  title: 'Patterns/Dashboard',
  component: DashboardPattern,
  args: { state: 'ready', onRetry: fn() },
  beforeEach: () => setChartView('chart'),
  render: (args) => (
    <PatternPage title="My business">
      <DashboardPattern {...args} />
    </PatternPage>
  ),
} satisfies Meta<typeof DashboardPattern>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The figures and their parts; charts can be read as tables. */
export const Ready: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByText('$124,000.00')).toBeVisible();
  await expect(canvas.getByRole('figure', { name: 'Premium by month' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: /^Whole Life: .*\$74,400\.00/ })).toBeVisible();
});

export const Loading: Story = { args: { state: 'loading' } };

/** One part failed: it says so in its place, and the others stay. */
export const OnePartFailed: Story = {
  args: { state: 'one part failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Premium by month' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

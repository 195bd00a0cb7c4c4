import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { setChartView } from '../BarChart/chartView.ts';
import { ShareChart } from './ShareChart.tsx';

const meta = {
  title: 'Components/Data/ShareChart',
  component: ShareChart,
  args: {
    title: 'Premium by product',
    summary: 'Whole Life brings three fifths of the premium.',
    categoryName: 'Product',
    valueName: 'Premium',
    format: 'money',
    parts: [
      { label: 'Term Life 20', value: 30_000 },
      { label: 'Whole Life', value: 60_000 },
      { label: 'Disability Income, own occupation', value: 10_000 },
    ],
  },
  beforeEach: () => setChartView('chart'),
} satisfies Meta<typeof ShareChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab stops once; the arrows, Home and End read the parts one by one, the largest first. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show as table' }).focus();
    await userEvent.tab();
    const first = canvas.getByRole('img', { name: 'Whole Life: $60,000.00, 60%' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Term Life 20/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^Disability/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('img', { name: /^Term Life 20/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Whole Life $60,000.00 60%' })).toBeVisible();
  },
};

/** A negative value has no share, and shows its amount. */
export const NegativeValue: Story = {
  args: {
    parts: [
      { label: 'Whole Life', value: 60_000 },
      { label: 'Chargebacks', value: -4_000 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Chargebacks: −$4,000.00, 0%' })).toBeVisible();
  },
};

export const OneValue: Story = { args: { parts: [{ label: 'Whole Life', value: 60_000 }] } };

export const None: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no figures to show.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

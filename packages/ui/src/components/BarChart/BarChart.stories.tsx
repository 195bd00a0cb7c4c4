import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { Card } from '../Card/Card.tsx';
import { BarChart } from './BarChart.tsx';
import { setChartView } from './chartView.ts';
import { plays } from '../sample/storyParts.tsx';

const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: {
    title: 'Production credit',
    summary: 'Production credit of $61,240.00 from January to June, $9,120.00 more than last year.',
    categoryName: 'Month',
    categories: months.map((month) => ({ month })),
    series: [
      { name: 'This year', values: [9_200, 12_480.5, 8_000, 15_300, 7_259.5, 9_000] },
      { name: 'Last year', values: [8_100, 9_400, 11_020, 6_900, 8_200, 8_500] },
    ],
    format: 'money',
  },
  beforeEach: () => setChartView('chart'),
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One is solid and the other hatched, so that color is not the only difference. */
export const TwoSeries: Story = plays(async ({ canvas, canvasElement }) => {
  // The bars and the legend.
  const second = [...canvasElement.querySelectorAll('[data-series="1"]')];
  await expect(second).toHaveLength(months.length + 1);
  for (const bar of second) {
    const [, id = ''] = /^url\(#(.+)\)$/.exec(bar.getAttribute('fill') ?? '') ?? [];
    await expect(document.getElementById(id)?.tagName).toBe('pattern');
  }
  await expect(canvasElement.querySelector('[data-series="0"][fill]')).toBeNull();
  await expect(canvas.getByRole('figure', { name: 'Production credit' })).toBeVisible();
  await expect(
    canvas.getByRole('img', {
      name: 'February 2026: This year $12,480.50, Last year $9,400.00',
    }),
  ).toBeVisible();
  await expect(canvas.getByText('$15K')).toBeVisible();
});

export const OneSeries: Story = {
  args: {
    series: [{ name: 'This year', values: [9_200, 12_480.5, 8_000, 15_300, 7_259.5, 9_000] }],
  },
};

/** Tab stops once; the arrows, Home and End read the bars one by one. */
export const Keyboard: Story = plays(async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Show as table' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('img', { name: /^January 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: /^February 2026/ })).toHaveFocus();
  await expect(
    canvas.getByText('February 2026: This year $12,480.50, Last year $9,400.00'),
  ).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('img', { name: /^June 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  await expect(canvas.getByRole('img', { name: /^January 2026/ })).toHaveFocus();
});

/** The same figures as a table; the choice applies to every chart, and to the next visit. */
export const AsTable: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  const table = canvas.getByRole('table', { name: 'Production credit' });
  await expect(table).toBeVisible();
  const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(heads).toEqual(['Month', 'This year', 'Last year']);
  await expect(canvas.getByRole('row', { name: 'June 2026 $9,000.00 $8,500.00' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  await expect(localStorage.getItem('chartView')).toBe('table');
});

/** Chargebacks can outweigh what was earned. */
export const NegativeValues: Story = {
  args: {
    summary: 'Production credit of −$2,400.00 from January to June.',
    series: [
      { name: 'This year', values: [4_000, -6_500, 2_100, -3_000, null, 1_000] },
      { name: 'Last year', values: [1_200, 900, -400, 0, 700, -1_100] },
    ],
  },
};

/** A name that is too long is cut off; the table and the bar's name have all of it. */
export const LongLabels: Story = {
  args: {
    categoryName: 'Product',
    categories: [
      'Whole Life with Accelerated Death Benefit for Chronic Illness and a Waiver of Premium Rider for the Payor',
      'Disability Income, own occupation',
      'Term Life 20',
    ].map((label) => ({ label })),
    series: [{ name: 'This year', values: [1_234_567.89, 900_000, 20_000] }],
  },
};

/** No data: neither a chart nor a table. */
export const None: Story = {
  args: { series: [{ name: 'This year', values: [0, null, 0, 0, 0, 0] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no figures to show.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On a phone the bars are horizontal, each with its value next to it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$12,480.50')).toBeVisible();
    await expect(canvas.getByText('$9,400.00')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** On a long page of a phone the summary shows, and the figures on request. */
export const FoldedOnPhone: Story = {
  args: { foldsOnPhone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Show figures', expanded: false });
    await expect(canvas.getByText(/^Production credit of \$61,240.00/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(show);
    await expect(await canvas.findAllByRole('img')).toHaveLength(6);
    const hide = canvas.getByRole('button', { name: 'Hide figures', expanded: true });
    await expect(hide).toHaveFocus();
    await userEvent.click(hide);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where there is room the figures show. */
export const UnfoldedOnDesktop: Story = {
  args: { foldsOnPhone: true },
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'Show figures' })).toBeNull();
  },
};

export const PhoneNegativeValues: Story = {
  args: NegativeValues.args ?? {},
  globals: { viewport: { value: 'phone' } },
};

/** Months, values and the axis follow the locale; a format function of the app does not. */
export const InGerman: Story = {
  tags: ['!autodocs'],
  args: { series: [{ name: 'Umsatz', values: [1_200_000, 2_500_000.5, 0, null, 90_000, 4_000] }] },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <section>
        <BarChart {...args} title="Umsatz" />
      </section>
      <section>
        <BarChart {...args} title="Stück" format="count" />
      </section>
      <section>
        <BarChart {...args} title="Eigene" format={(value) => `${value} m`} />
      </section>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const chart = (name: string) => within(canvas.getByRole('figure', { name }));
    const umsatz = chart('Umsatz');
    await expect(umsatz.getByText('Jan')).toBeVisible();
    await expect(umsatz.getByText('Mai')).toBeVisible();
    await expect(umsatz.getByText('2 Mio. $')).toBeVisible();
    await expect(
      umsatz.getByRole('img', { name: 'Januar 2026: Umsatz 1.200.000,00\u00a0$' }),
    ).toBeVisible();
    await expect(chart('Stück').getByText('2 Mio.')).toBeVisible();
    await expect(chart('Eigene').getByText('2000000 m')).toBeVisible();
  },
};

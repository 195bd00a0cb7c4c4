import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import { Matrix as StateMatrix } from '../sample/Matrix.tsx';
import { StatTile, StatTiles, statVariants, type StatTileProps, statTrends } from './StatTile.tsx';
import { plays, fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  render: (args) => (
    <StatTiles>
      <StatTile {...args} />
    </StatTiles>
  ),
  args: {
    label: 'Production credit',
    value: <Money amount="61240.00" />,
    note: 'Up 17% on last year’s $52,120.00',
    trend: 'up',
  },
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds: Readonly<Record<string, Partial<StatTileProps>>> = {
  'a figure alone': { note: undefined, trend: undefined },
  ...Object.fromEntries(
    statTrends.map((trend) => [trend, { trend, note: `${trend} on last year’s $52,120.00` }]),
  ),
  large: { size: 'large' },
  loading: { value: undefined, note: undefined, trend: undefined },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      corner="Kind"
      rows={Object.keys(kinds)}
      columns={statVariants}
      cell={(kind, variant) => (
        <StatTiles>
          <StatTile {...args} {...kinds[kind]} variant={variant} />
        </StatTiles>
      )}
    />
  ),
};

/** A name and its figure, which a screen reader reads as one. */
export const OneFigure: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Production credit');
  const [figure, note] = canvas.getAllByRole('definition');
  await expect(figure).toHaveTextContent('$61,240.00');
  await expect(note).toHaveTextContent('Up 17% on last year’s $52,120.00');
});

/** Its place is reserved while the figure loads, and it says so. */
export const Loading: Story = plays({ args: { value: undefined } }, async ({ canvas }) => {
  await expect(canvas.getByText('Loading')).toBeInTheDocument();
});

/** Several side by side, under one another where there is no room; a negative one has its sign. Arrows show the trends. */
export const Row: Story = {
  render: (args) => (
    <StatTiles>
      <StatTile {...args} />
      <StatTile
        label="Chargebacks"
        value={<Money amount="-1234.50" />}
        note="Down from $2,000.00"
        trend="down"
      />
      <StatTile label="Policies" value="1,208" note="On 65 groups" trend="same" />
    </StatTiles>
  ),
  play: async ({ canvasElement }) => {
    const arrows = [...canvasElement.querySelectorAll<SVGGeometryElement>('svg path')];
    /** A point that only this arrow has. */
    const parts = { up: [8, 9], down: [8, 15], same: [9, 12] } as const;
    for (const [index, [x, y]] of Object.values(parts).entries()) {
      const drawn = arrows.map((arrow) => arrow.isPointInStroke(new DOMPoint(x, y)));
      await expect(drawn).toEqual([0, 1, 2].map((place) => place === index));
    }
  },
};

export const Phone: Story = {
  ...Row,
  ...fitsOnPhone,
};

/** A long name wraps. A long amount stays on one line. */
export const LongTexts: Story = {
  args: {
    label: 'Annualized premium of policies that were issued in the current commission cycle',
    value: <Money amount="123456789012345.67" />,
    variant: 'card',
    size: 'large',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const figure = canvas.getAllByRole('definition')[0];
    await expect(figure).toHaveTextContent('$123,456,789,012,345.67');
    const lineHeight = Number.parseFloat(getComputedStyle(figure ?? document.body).lineHeight);
    await expect(figure?.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards = ['Open', 'Overdue', 'Scheduled', 'Met'].map((name) => (
  <Card key={name} data-card>
    {name}
  </Card>
));

/** The tops of the cards: as many different ones as there are rows. */
const rowsOf = (canvasElement: HTMLElement) =>
  new Set(
    [...canvasElement.querySelectorAll('[data-card]')].map(
      (card) => card.getBoundingClientRect().top,
    ),
  ).size;

/** As many columns as have room. */
export const ByWidth: Story = {
  render: (args) => (
    <Grid {...args} minColumn="14rem">
      {cards}
    </Grid>
  ),
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement)).toBe(1),
};

/** One column on phones, two from 768 px, four from 1,024 px. */
export const ByBreakpoint: Story = {
  render: (args) => (
    <Grid {...args} columns={{ md: 2, lg: 4 }} gap={24}>
      {cards}
    </Grid>
  ),
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement)).toBe(1),
};

export const OnTablet: Story = {
  ...ByBreakpoint,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement)).toBe(2),
};

export const OnPhone: Story = {
  ...ByBreakpoint,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement)).toBe(4),
};

/** On the narrowest phones there are fewer columns than asked for, so that words stay whole. */
export const Narrow: Story = {
  render: (args) => (
    <div data-testid="narrow" style={{ maxInlineSize: '18rem' }}>
      <Grid {...args} columns={3}>
        {['Open', 'Overdue', 'Met'].map((name) => (
          <Card key={name} data-card>
            {name}
          </Card>
        ))}
      </Grid>
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTestId('narrow');
    await expect(rowsOf(canvasElement)).toBe(2);
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Overdue'));
    await expect(words.getClientRects()).toHaveLength(1);
    // As many as asked for where they have room, also where their widths are no whole pixels.
    for (const width of [400.1, 400.34, 400.67, 733.3, 1000]) {
      Object.assign(frame.style, { inlineSize: `${width}px`, maxInlineSize: 'none' });
      await expect([width, rowsOf(canvasElement)]).toEqual([width, 1]);
    }
    Object.assign(frame.style, { inlineSize: 'auto', maxInlineSize: '18rem' });
  },
};

/** A long text without spaces does not make its column wider. */
export const LongText: Story = {
  render: (args) => (
    <Grid {...args} columns={3}>
      <Card data-card style={{ overflowWrap: 'anywhere' }}>
        {'NL0018O0142'.repeat(12)}
      </Card>
      <Card data-card>Overdue</Card>
      <Card data-card>Met</Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll<HTMLElement>('[data-card]')].map(
      ({ offsetWidth }) => offsetWidth,
    );
    await expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  },
};

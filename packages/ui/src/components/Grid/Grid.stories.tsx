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
      {['Open', 'Overdue', 'Scheduled', 'Met'].map((name) => (
        <Card key={name} data-card>
          {name}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => expect(rowsOf(canvasElement)).toBe(1),
};

/** One column on phones, two from 768 px, four from 1,024 px. */
export const ByBreakpoint: Story = {
  render: (args) => (
    <Grid {...args} columns={{ md: 2, lg: 4 }} gap={24}>
      {['Open', 'Overdue', 'Scheduled', 'Met'].map((name) => (
        <Card key={name} data-card>
          {name}
        </Card>
      ))}
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

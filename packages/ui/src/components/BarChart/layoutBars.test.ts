import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { categoryText, type ChartData, hasValues } from './chartData.ts';
import { layoutBars, niceTicks, shorten, textWidth } from './layoutBars.ts';

const data = (
  first: readonly (number | null)[],
  second?: readonly (number | null)[],
): ChartData => ({
  categories: first.map((_, index) => ({ label: `Month ${index + 1}`, shortLabel: `M${index}` })),
  series: second
    ? [
        { name: 'This year', values: first },
        { name: 'Last year', values: second },
      ]
    : [{ name: 'This year', values: first }],
  format: String,
});

describe('the bars of a chart', () => {
  it('are columns where there is room, and rows where there is not', () => {
    expect(layoutBars(data([1, 2]), 700).direction).toBe('columns');
    expect(layoutBars(data([1, 2]), 400).direction).toBe('rows');
    const long = data([1, 2]);
    const categories = long.categories.map(() => ({
      label: 'A name that needs much room'.repeat(2),
    }));
    expect(layoutBars({ ...long, categories }, 700).direction).toBe('rows');
  });

  it('are as high as their values, up from zero or down from it', () => {
    const { groups, ticks } = layoutBars(data([100, -50]), 700);
    const zero = ticks.find(({ isZero }) => isZero)?.y ?? 0;
    const [up, down] = groups.map(({ bars }) => bars[0]);
    expect(up && up.y + up.height).toBeCloseTo(zero);
    expect(down?.y).toBeCloseTo(zero);
    expect(up && down && up.height / down.height).toBeCloseTo(2);
  });

  it('start at zero in rows too, and leave room for the values next to them', () => {
    const { groups, width } = layoutBars(data([100, -50]), 300);
    const [up, down] = groups.map(({ bars }) => bars[0]);
    expect(down && down.x + down.width).toBeCloseTo(up?.x ?? -1);
    for (const { values } of groups) {
      for (const { text, x } of values) expect(x + textWidth(text)).toBeLessThanOrEqual(width);
    }
  });

  it('of two series are next to each other and do not touch the next group', () => {
    const { groups } = layoutBars(data([1, 2, 3], [3, 2, 1]), 600);
    for (const { slot, bars } of groups) {
      expect(bars).toHaveLength(2);
      const [first, second] = bars;
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
      expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(slot.x + slot.width);
    }
  });

  it('are left out where there is no value, and are nothing where all are zero', () => {
    expect(layoutBars(data([null, 1]), 700).groups[0]?.bars).toEqual([]);
    expect(layoutBars(data([0, 0]), 700).groups[0]?.bars[0]?.height).toBe(0);
    expect(layoutBars(data([]), 700).groups).toEqual([]);
  });
});

describe('the texts of a chart', () => {
  it('name the value of a category, or say that it has none', () => {
    expect(categoryText(data([1, null], [3, 4]), 1, 'none')).toBe(
      'Month 2: This year none, Last year 4',
    );
  });

  it('have names that are cut off at the end where there is no room', () => {
    expect(shorten('Short', 100)).toBe('Short');
    const cut = shorten('A name that needs much room', 100);
    expect(cut).toMatch(/^A name.*…$/);
    expect(textWidth(cut)).toBeLessThanOrEqual(100);
  });
});

it('the chart draws bars if any series has a value', () => {
  expect(hasValues(data([0, null], [null, 3]))).toBe(true);
  expect(hasValues(data([0, null], [null, 0]))).toBe(false);
});

describe('the ticks of an axis', () => {
  it.each([
    [
      [16_909.92, 375.48],
      [0, 5_000, 10_000, 15_000, 20_000],
    ],
    [
      [1, 2, 3],
      [0, 1, 2, 3],
    ],
    [
      [-1_200, 800],
      [-1_500, -1_000, -500, 0, 500, 1_000],
    ],
    [[-3], [-3, -2, -1, 0]],
    [[0, 0], [0]],
    [[], [0]],
  ])('of %j are %j', (values, ticks) => {
    expect(niceTicks(values)).toEqual(ticks);
  });

  it('include every value and zero, and are few', () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 24 }), (values) => {
        const ticks = niceTicks(values.map((value) => Math.round(value * 100) / 100));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(8);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual((ticks[0] ?? 0) - 0.01);
          expect(value).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + 0.01);
        }
      }),
    );
  });
});

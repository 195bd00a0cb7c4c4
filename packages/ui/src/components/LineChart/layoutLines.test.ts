import { describe, expect, it } from 'vitest';
import type { ChartData } from '../BarChart/chartData.ts';
import { layoutLines } from './layoutLines.ts';

const dataOf = (...values: readonly (number | null)[]): ChartData => ({
  categories: values.map((_, index) => ({ label: `Month ${index + 1}` })),
  series: [{ name: 'This year', values }],
  format: String,
});

describe('the lines of a chart', () => {
  it('go from value to value, higher ones higher', () => {
    const { columns, paths } = layoutLines(dataOf(0, 10), 600);
    const [low, high] = columns.map(({ points }) => points[0]?.y ?? 0);
    expect(low).toBeGreaterThan(high ?? 0);
    expect(paths[0]).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/);
  });

  it('break where a value is missing', () => {
    const { columns, paths } = layoutLines(dataOf(1, null, 3, 4), 600);
    expect(columns[1]?.points).toEqual([]);
    expect(paths[0]?.replaceAll(/[\d.,]/g, '')).toBe('MML');
  });

  it('go below zero', () => {
    const { columns, ticks } = layoutLines(dataOf(5, -5), 600);
    const zero = ticks.find(({ isZero }) => isZero)?.y ?? 0;
    expect(columns[1]?.points[0]?.y).toBeGreaterThan(zero);
  });

  it('of one value are one point', () => {
    const { columns, paths } = layoutLines(dataOf(5), 600);
    expect(columns[0]?.points).toHaveLength(1);
    expect(paths[0]).not.toContain('L');
  });

  it('name as many categories as have room', () => {
    const named = (width: number) =>
      layoutLines(dataOf(...Array.from({ length: 12 }, (_, index) => index)), width).columns.filter(
        ({ label }) => label,
      ).length;
    expect(named(1200)).toBe(12);
    expect(named(320)).toBeLessThan(6);
  });
});

import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { contrast } from './contrast.ts';
import { pairings } from './pairings.ts';
import { leastContrast, themes } from './themes.ts';

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0f5c8c', '#0f5c8c')).toBe(1);
  });

  it('of each pairing is at least what each theme promises', () => {
    const low = themes.flatMap((theme) =>
      pairings.flatMap(([front, back, usual]) => {
        const ratio = contrast(theme.colors[front], theme.colors[back]);
        const least = leastContrast(usual, theme);
        return ratio >= least ? [] : [`${theme.name}: ${front} on ${back}, ${ratio} < ${least}`];
      }),
    );
    expect(low).toEqual([]);
  });

  it('needs at most 40 colors of a brand', () => {
    const large = Object.entries(brands).filter(
      ([, { light, dark }]) => Object.keys(light).length + Object.keys(dark).length > 40,
    );
    expect(large.map(([name]) => name)).toEqual([]);
  });
});

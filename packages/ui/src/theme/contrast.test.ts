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

  describe.each(themes)('in $name', (theme) => {
    it.each(pairings)('of %s on %s is at least what the theme promises', (front, back, usual) => {
      const ratio = contrast(theme.colors[front], theme.colors[back]);
      expect(ratio).toBeGreaterThanOrEqual(leastContrast(usual, theme));
    });
  });

  it.each(Object.entries(brands))('the brand %s changes at most 40 colors', (_, brand) => {
    const count = Object.keys(brand.light).length + Object.keys(brand.dark).length;
    expect(count).toBeLessThanOrEqual(40);
  });
});

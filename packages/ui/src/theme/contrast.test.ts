import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { darkMoreContrast, lightMoreContrast } from './highContrast.ts';
import { light } from './light.ts';
import { pairings } from './pairings.ts';

const themes = {
  light,
  dark,
  'light, more contrast': { ...light, ...lightMoreContrast },
  'dark, more contrast': { ...dark, ...darkMoreContrast },
  ...Object.fromEntries(
    Object.entries(brands).flatMap(([name, brand]) => [
      [`${name}, light`, { ...light, ...brand.light }],
      [`${name}, dark`, { ...dark, ...brand.dark }],
      [`${name}, light, more contrast`, { ...light, ...brand.light, ...lightMoreContrast }],
      [`${name}, dark, more contrast`, { ...dark, ...brand.dark, ...darkMoreContrast }],
    ]),
  ),
};

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#0f5c8c', '#0f5c8c')).toBe(1);
  });

  describe.each(Object.entries(themes))('in %s', (name, colors) => {
    it.each(pairings)('of %s on %s is at least %d', (front, back, least) => {
      const wanted = name.endsWith('more contrast') ? (least === 4.5 ? 7 : 4.5) : least;
      expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(wanted);
    });
  });

  it.each(Object.entries(brands))('the brand %s changes at most 40 colours', (_, brand) => {
    const count = Object.keys(brand.light).length + Object.keys(brand.dark).length;
    expect(count).toBeLessThanOrEqual(40);
  });
});

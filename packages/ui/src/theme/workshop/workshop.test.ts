import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCss } from '../brandCss.ts';
import { brands } from '../brands.ts';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { brandTokens } from './brandTokens.ts';
import { leftOut, shownGroups } from './previews/shownGroups.ts';
import { fails, ratioText, ratiosOf } from './ratiosOf.ts';
import { readHex } from './readHex.ts';

describe('a brand as a stylesheet', () => {
  it('sets what it changes, dark by the attribute and by the system', () => {
    const css = brandCss('mine', { light: { primary: '#1d6048' }, dark: { primary: '#86d3b2' } });
    expect(css).toContain(
      "[data-brand='mine']:not([data-contrast='more'], [data-contrast='more'] *) {",
    );
    expect(css).toContain("[data-theme='dark'][data-brand='mine']");
    expect(css).toContain('@media screen and (prefers-color-scheme: dark) {\n:root:not');
    expect(css.match(/--color-primary: #1d6048;/g)).toHaveLength(1);
    expect(css.match(/--color-primary: #86d3b2;/g)).toHaveLength(2);
  });

  it('keeps the usual color of the theme that it leaves as it is', () => {
    const css = brandCss('mine', { light: { primary: '#1d6048' }, dark: {} });
    expect(css).toContain(`--color-primary: ${dark.primary};`);
  });

  it('is empty for a brand that changes nothing', () => {
    expect(brandCss('mine', { light: {}, dark: {} })).toBe('');
  });

  it('has at most 40 variables', () => {
    expect(2 * brandTokens.length).toBeLessThanOrEqual(40);
  });
});

describe('ratios', () => {
  it('pass for the themes of the package', () => {
    expect(ratiosOf(light).filter(fails)).toEqual([]);
    expect(ratiosOf({ ...light, ...brands['evergreen']?.light }).filter(fails)).toEqual([]);
  });

  it('fail for a color that is too pale, and the worst is first', () => {
    const ratios = ratiosOf({ ...light, primary: '#9cc4dd' });
    const margins = ratios.map(({ ratio, least }) => ratio / least);
    expect(margins).toEqual(margins.toSorted((one, other) => one - other));
    expect(ratios[0]).toMatchObject({ front: 'primary', back: 'canvas', least: 4.5 });
    expect(ratios.filter(fails).map(({ front }) => front)).toContain('on-primary');
  });

  it('are never rounded up to the required contrast', () => {
    expect(ratioText(4.4999)).toBe('4.49');
    expect(ratioText(21)).toBe('21.00');
  });
});

describe('a color in hex', () => {
  it.each(['#1d6048', '1D6048', ' #1d6048 '])('is read from %j', (text) => {
    expect(readHex(text)).toBe('#1d6048');
  });

  it('may have three digits', () => {
    expect(readHex('#1d6')).toBe('#11dd66');
  });

  it.each(['', '#', '#1d60', '#1d60489', '#1d604g', 'green', 'rgb(0 0 0)'])(
    'is not read from %j',
    (text) => {
      expect(readHex(text)).toBeUndefined();
    },
  );
});

describe("the workshop's preview", () => {
  const components = path.join(import.meta.dirname, '../../components');
  const withStory = new Set(
    globSync('*/*.stories.tsx', { cwd: components }).map((file) => path.dirname(file)),
  );
  const shown = shownGroups.flatMap((group) => Object.keys(group.shown));

  it.each([...withStory])('shows %s, or says why not', (name) => {
    expect([...shown, ...Object.keys(leftOut)]).toContain(name);
  });

  it('names each once, and by its folder', () => {
    const names = [...shown, ...Object.keys(leftOut)];
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(names.filter((name) => !withStory.has(name))).toEqual([]);
  });
});

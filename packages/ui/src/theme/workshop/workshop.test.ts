import { describe, expect, it } from 'vitest';
import { brands } from '../brands.ts';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { brandCss } from '../brandCss.ts';
import { brandTokens } from './brandTokens.ts';
import { fails, ratiosOf } from './ratios.ts';

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

  it('keeps the usual colour of the theme that it leaves as it is', () => {
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
  it('pass for the themes that come with it', () => {
    expect(ratiosOf(light).filter(fails)).toEqual([]);
    expect(ratiosOf({ ...light, ...brands['evergreen']?.light }).filter(fails)).toEqual([]);
  });

  it('fail for a colour that is too pale, and stand first', () => {
    const [first, ...others] = ratiosOf({ ...light, primary: '#9cc4dd' });
    expect(first).toMatchObject({ front: 'on-primary', back: 'primary', least: 4.5 });
    expect(others.filter(fails).map(({ front }) => front)).toContain('primary');
  });
});

import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss.ts';
import { dark } from './dark.ts';

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
});

import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { themeCss } from './themeCss.ts';
import { colorTokens, densityTokens, sizeTokens } from './token.ts';

const css = themeCss();

describe('themeCss', () => {
  it.each([
    ...Object.keys(colorTokens).map((name) => `color-${name}`),
    ...Object.keys(sizeTokens),
    ...Object.keys(densityTokens),
  ])('gives --%s a value', (name) => {
    expect(css).toContain(`--${name}:`);
  });

  it('uses no custom property without a value', () => {
    const used = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !css.includes(`--${name}:`))).toEqual([]);
  });

  it('takes the address of the font', () => {
    expect(themeCss({ fontUrl: '/fonts/latin.woff2' })).toContain('url(/fonts/latin.woff2)');
  });

  it.each(Object.keys(brands))('has the brand %s in both themes', (name) => {
    expect(css).toContain(`[data-brand="${name}"]{`);
    expect(css).toContain(`[data-theme="dark"][data-brand="${name}"]`);
  });

  it('is dark on screen alone', () => {
    const onScreen = css.split('\n').filter((rule) => /\{color-scheme:dark/.test(rule));
    expect(onScreen.length).toBeGreaterThan(1);
    for (const rule of onScreen) expect(rule).toMatch(/^@media screen/);
  });

  it.each([115, 130, 150])('has text of %i percent for the whole document', (size) => {
    expect(css).toContain(`:root[data-text-size="${size}"]{font-size:${size}%}`);
  });

  it('stops motion where the user or the system asks for it', () => {
    const rules = css
      .split('\n')
      .filter((rule) => rule.includes('animation-duration:0s!important'));
    expect(rules.map((rule) => rule.split('{')[0])).toEqual([
      '@media (prefers-reduced-motion:reduce)',
      expect.stringContaining('[data-motion="reduced"] *,'),
    ]);
  });

  it('has targets of 44 px for fingers in compact density too', () => {
    const compact = css.indexOf('[data-density="compact"]{');
    expect(css.indexOf('@media (pointer:coarse)')).toBeGreaterThan(compact);
  });
});

import { describe, expect, it } from 'vitest';
import { themeCss } from '../theme/themeCss.ts';
import { frameCss } from './frameCss.ts';

const css = frameCss();

describe('frameCss', () => {
  it('uses no custom property but those of the theme and its own', () => {
    const known = themeCss() + css;
    const used = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !known.includes(`--${name}:`))).toEqual([]);
  });

  it.each(['.frame {', '.frame-nav ', '.frame-bar {', '@media print', '[data-nav-closed]'])(
    'has a rule of %s',
    (part) => {
      expect(css).toContain(part);
    },
  );

  it('opens and closes each rule', () => {
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});

import { brandCss } from '../theme/brandCss.ts';
import { brands } from '../theme/brands.ts';
import type { Colors } from '../theme/token.ts';

/** The colors that the guide 'Use it in your app' sets. */
const shown = ['primary', 'primary-hover', 'focus'] as const;

const some = (colors: Partial<Colors> = {}): Partial<Colors> =>
  Object.fromEntries(shown.map((name) => [name, colors[name]]));

/** The stylesheet that the guide shows: a few of a brand's colors, under another name. */
export const mineCss = brandCss('mine', {
  light: some(brands['evergreen']?.light),
  dark: some(brands['evergreen']?.dark),
});

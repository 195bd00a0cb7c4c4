import { baseCss, fontFaceCss } from './baseCss.ts';
import { brands } from './brands.ts';
import { dark } from './dark.ts';
import { moreContrast } from './moreContrast.ts';
import { light } from './light.ts';
import { type Colors, densityTokens, sizeTokens } from './token.ts';

/** Custom properties from pairs, with a prefix. */
function properties(values: Readonly<Record<string, string>>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');
}

const colors = (values: Partial<Colors>) => properties(values, 'color-');

const density = (which: 'default' | 'compact' | 'touch') =>
  properties(
    Object.fromEntries(
      Object.entries(densityTokens).map(([name, values]) => [name, values[which]]),
    ),
  );

const lightRoot = ':root,[data-theme="light"]';
const darkRoot = '[data-theme="dark"]';
const systemRoot = ':root:not([data-theme])';
const more = '[data-contrast="more"]';
const branded = '[data-brand]';

/** One rule for the element itself and for its content, so that a theme can be set on any element. */
const within = (outer: string, inner: string) => `${outer}${inner},${outer} ${inner}`;

function themeRules(): string {
  // Paper is white, so printing uses the light theme.
  const darkScheme = (rules: string) => `@media screen and (prefers-color-scheme:dark){${rules}}`;
  const onScreen = (rules: string) => `@media screen{${rules}}`;
  const inMoreContrast = (rules: string) => `@media (prefers-contrast:more){${rules}}`;
  return [
    `${lightRoot}{color-scheme:light;${colors(light)}}`,
    darkScheme(`${systemRoot}{color-scheme:dark;${colors(dark)}}`),
    onScreen(`${darkRoot}{color-scheme:dark;${colors(dark)}}`),
    ...Object.entries(brands).flatMap(([name, brand]) => {
      const chosen = `[data-brand="${name}"]`;
      return [
        `${chosen}{${colors(brand.light)}}`,
        darkScheme(`${within(systemRoot, chosen)}{${colors(brand.dark)}}`),
        onScreen(`${within(darkRoot, chosen)}{${colors(brand.dark)}}`),
      ];
    }),
    // More contrast overrides a brand's colors too, so its elements are named as well.
    inMoreContrast(`${lightRoot},${branded}{${colors(moreContrast.light)}}`),
    inMoreContrast(
      darkScheme(`${systemRoot},${within(systemRoot, branded)}{${colors(moreContrast.dark)}}`),
    ),
    inMoreContrast(
      onScreen(`${darkRoot},${within(darkRoot, branded)}{${colors(moreContrast.dark)}}`),
    ),
    `${more}{${colors(moreContrast.light)}}`,
    darkScheme(`${within(systemRoot, more)}{${colors(moreContrast.dark)}}`),
    onScreen(`${within(darkRoot, more)}{${colors(moreContrast.dark)}}`),
  ].join('\n');
}

/**
 * The whole theme as CSS text: font, tokens of every theme and brand, density, base style.
 *
 * Themes are chosen by attributes on any element: `data-theme` (light, dark; otherwise the system's),
 * `data-contrast="more"` (otherwise the system's), `data-density="compact"`, `data-motion="reduced"`, `data-brand`.
 * `data-text-size` (115, 130 or 150 percent) is for the root alone.
 * @param options.fontUrl where the latin font file is served
 */
export function themeCss({ fontUrl = defaultFontUrl }: { readonly fontUrl?: string } = {}): string {
  return [
    fontFaceCss(fontUrl),
    `:root{${properties(sizeTokens)}${density('default')}}`,
    `[data-density="compact"]{${density('compact')}}`,
    // After compact: a finger needs its 44 px in any density.
    `@media (pointer:coarse){:root,[data-density]{${density('touch')}}}`,
    themeRules(),
    baseCss,
  ].join('\n');
}

/** Where the portal's build serves the font. */
export const defaultFontUrl = '/assets/atkinson-hyperlegible-next-latin-wght-normal.woff2';

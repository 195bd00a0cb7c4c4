import { brands } from './brands.ts';
import { dark } from './dark.ts';
import { moreContrast } from './moreContrast.ts';
import { light } from './light.ts';
import { type Colors, densityTokens, sizeTokens } from './token.ts';
import { below } from './breakpoints.ts';
import { visuallyHidden } from './visuallyHidden.ts';

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

/** A font in which 0 and O, and 1, I and l, differ, for ids (latin, weights 200 to 800). */
const fontFaceCss = (url: string) =>
  `@font-face{font-family:"Atkinson Hyperlegible Next";font-style:normal;font-display:swap;font-weight:200 800;src:url(${url}) format("woff2");}`;

const still =
  'animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;scroll-behavior:auto!important';

/** The text sizes of `data-text-size` on the root, in percent of the browser's own. */
const textSizes = [115, 130, 150];

/** The base of every page: box sizes, type, links, focus, motion, forced colors. */
const baseCss = `
*,::before,::after{box-sizing:border-box}
html{scroll-padding:calc(var(--space-64) + var(--space-16)) 0 var(--space-64);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body,[data-theme],[data-contrast],[data-brand]{color:var(--color-text)}
body{margin:0;overflow-wrap:break-word;font-family:"Atkinson Hyperlegible Next",system-ui,sans-serif;font-size:var(--font-size);font-weight:var(--font-weight);line-height:var(--line-height);font-variant-numeric:tabular-nums;background:var(--color-canvas);-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,strong,th{font-weight:var(--font-weight-strong)}
h1{font-size:var(--font-size-h1);line-height:var(--line-height-h1)}
h2{font-size:var(--font-size-h2);line-height:var(--line-height-h2)}
h3{font-size:var(--font-size-h3);line-height:var(--line-height-h3)}
h4{font-size:var(--font-size-h4);line-height:var(--line-height-h4)}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
h1:focus,h2:focus{outline:none}
::placeholder{color:var(--color-text-muted);opacity:1}
.visually-hidden{${visuallyHidden}}
[data-minus]{position:relative;padding-inline:.06em .184em}
[data-minus]::before{content:'\u2212';content:'\u2212' / attr(data-minus);position:absolute;inset-inline-start:0}
[data-minus]::after{content:'\u2060';content:'\u2060' / ''}
@media print{[data-minus]{position:static;padding:0}[data-minus]::before{content:none}}
@media ${below('md')}{h1{font-size:1.5rem;line-height:2rem}}
@media (prefers-reduced-motion:reduce){*,::before,::after{${still}}}
[data-motion="reduced"],[data-motion="reduced"] *,[data-motion="reduced"] ::before,[data-motion="reduced"] ::after{${still}}
${textSizes.map((size) => `:root[data-text-size="${size}"]{font-size:${size}%}`).join('')}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}:is([aria-current],[aria-selected="true"]),:is([aria-current],[aria-selected="true"]) *{forced-color-adjust:none;color:HighlightText!important;background-color:Highlight!important}}
`;

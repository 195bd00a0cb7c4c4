import type { Brand } from './brands.ts';
import { dark as usualDark } from './dark.ts';
import { light as usualLight } from './light.ts';
import type { ColorToken, Colors } from './token.ts';

const rule = (selector: string, colors: Partial<Colors>) => {
  const lines = Object.entries(colors).map(([name, value]) => `  --color-${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
};

/**
 * Both themes with the same colors. A color that a brand changes in only one theme keeps its default in the other.
 */
function completeBrand({ light, dark }: Brand): Brand {
  const names = Object.keys({ ...light, ...dark }) as ColorToken[];
  const all = (own: Partial<Colors>, usual: Colors) =>
    Object.fromEntries(names.map((name) => [name, own[name] ?? usual[name]]));
  return { light: all(light, usualLight), dark: all(dark, usualDark) };
}

/**
 * A brand as a stylesheet that an app adds after the theme, without a build: in the light and the
 * dark theme. Where the user asks for more contrast, the theme's colors win.
 * @param name the value of `data-brand`, on `html` or on any element within
 * @param brand colors such as `#1d6048`; one that it leaves out stays the theme's
 */
export function brandCss(name: string, brand: Brand): string {
  const { light, dark } = completeBrand(brand);
  if (Object.keys(light).length === 0) return '';
  const more = "[data-contrast='more']";
  const chosen = `[data-brand='${name}']:not(${more}, ${more} *)`;
  const both = (root: string) => `${root}${chosen},\n${root} ${chosen}`;
  return [
    '@media not (prefers-contrast: more) {\n',
    rule(chosen, light),
    `@media screen and (prefers-color-scheme: dark) {\n`,
    rule(both(':root:not([data-theme])'), dark),
    '}\n@media screen {\n',
    rule(both("[data-theme='dark']"), dark),
    '}\n}\n',
  ].join('');
}

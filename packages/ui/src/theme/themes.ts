import { brands } from './brands.ts';
import { dark } from './dark.ts';
import { moreContrast } from './moreContrast.ts';
import { light } from './light.ts';
import type { Colors } from './token.ts';

/** A theme with all its colors, as the screen has them in the end. */
export interface ResolvedTheme {
  readonly name: string;
  readonly colors: Colors;
  /** Whether it promises more contrast: 7 for text. */
  readonly hasMoreContrast: boolean;
}

function resolve(name: string, brand: { light?: Partial<Colors>; dark?: Partial<Colors> }) {
  const own = { light: { ...light, ...brand.light }, dark: { ...dark, ...brand.dark } };
  return [
    { name: `${name}light`, colors: own.light, hasMoreContrast: false },
    { name: `${name}dark`, colors: own.dark, hasMoreContrast: false },
    {
      name: `${name}light, more contrast`,
      colors: { ...own.light, ...moreContrast.light },
      hasMoreContrast: true,
    },
    {
      name: `${name}dark, more contrast`,
      colors: { ...own.dark, ...moreContrast.dark },
      hasMoreContrast: true,
    },
  ];
}

/** Every theme of every brand, for the contrast test and the pages of Storybook. */
export const themes: readonly ResolvedTheme[] = [
  ...resolve('', {}),
  ...Object.entries(brands).flatMap(([name, brand]) => resolve(`${name}, `, brand)),
];

/** The least contrast that a pairing keeps in a theme: 4.5 and 3, or 7 and 4.5 with more contrast. */
export function leastContrast(usual: 4.5 | 3, { hasMoreContrast }: ResolvedTheme): number {
  if (!hasMoreContrast) return usual;
  return usual === 4.5 ? 7 : 4.5;
}

import type { Brand } from '../brands.ts';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import type { Colors } from '../token.ts';

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The colors of the themes that a brand starts from. */
export const usualColors: Readonly<Record<ThemeName, Colors>> = { light, dark };

/** All colors of a brand in one theme. */
export const colorsOf = (brand: Brand, theme: ThemeName): Colors => ({
  ...usualColors[theme],
  ...brand[theme],
});

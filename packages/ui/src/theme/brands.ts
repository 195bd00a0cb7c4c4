import type { Colors } from './token.ts';

/** A brand: the colors it changes in each theme, forty at most in all. */
export interface Brand {
  readonly light: Partial<Colors>;
  readonly dark: Partial<Colors>;
}

/**
 * Brands other than the default one, chosen by `data-brand`. An app adds a brand here, or sets the
 * same custom properties in its own stylesheet, without a rebuild.
 */
export const brands: Readonly<Record<string, Brand>> = {
  evergreen: {
    light: {
      primary: '#1d6048',
      focus: '#1d6048',
      'primary-hover': '#154a37',
      info: '#1d6048',
      'info-tint': '#e2f2ea',
      selected: '#e2f2ea',
      'chart-1': '#1d6048',
      nav: '#0f2f24',
      'nav-selected': '#1d4a39',
      'nav-hover': '#173d2f',
      'nav-accent': '#86d3b2',
    },
    dark: {
      primary: '#86d3b2',
      focus: '#86d3b2',
      'primary-hover': '#a6e2c8',
      info: '#86d3b2',
      'info-tint': '#17362a',
      selected: '#1b382d',
      'chart-1': '#86d3b2',
      nav: '#0a1712',
      'nav-selected': '#1a3329',
      'nav-hover': '#14271f',
      'nav-accent': '#86d3b2',
    },
  },
};

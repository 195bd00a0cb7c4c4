import type { ColorToken } from '../token.ts';

/** The colors that make a brand; the others keep their meaning: danger stays red. */
export const brandTokens = [
  'primary',
  'primary-hover',
  'on-primary',
  'focus',
  'link',
  'info',
  'info-tint',
  'selected',
  'hover',
  'canvas',
  'surface',
  'chart-1',
  'nav',
  'nav-selected',
  'nav-hover',
  'nav-accent',
] as const satisfies readonly ColorToken[];

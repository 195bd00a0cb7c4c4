import { once } from './once.ts';

const percent = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 }),
);

/** The fraction that a value says: one of 1 or less is one already, above 1 it is in percent [S9]. */
export function fractionOf(value: number): number {
  return Math.abs(value) <= 1 ? value : value / 100;
}

/** A percent; takes a fraction or a percent, like `fractionOf`. */
export function formatPercent(value: number): string {
  return percent().format(fractionOf(value)).replace('-', '\u2212');
}

import { once } from './once.ts';

const percent = once(
  () => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 }),
);

/** A percent; a value of 1 or less is a fraction, above 1 it is already in percent [S9]. */
export function formatPercent(value: number): string {
  const fraction = Math.abs(value) <= 1 ? value : value / 100;
  return percent().format(fraction).replace('-', '\u2212');
}

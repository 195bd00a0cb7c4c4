import { once } from './once.ts';

const formatterOf = (digits: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat('en-US', { style: 'percent', ...digits }));

const percent = formatterOf({ maximumFractionDigits: 2 });
const inColumn = formatterOf({ minimumFractionDigits: 1, maximumFractionDigits: 2 });
const share = formatterOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The fraction that a value says: one of 1 or less is one already, above 1 it is in percent [S9]. */
export function fractionOf(value: number): number {
  return Math.abs(value) <= 1 ? value : value / 100;
}

const shown = (format: () => Intl.NumberFormat, value: number) =>
  format().format(fractionOf(value)).replace('-', '\u2212');

/** A percent; takes a fraction or a percent, like `fractionOf`. */
export const formatPercent = (value: number) => shown(percent, value);

/** A rate with one or two decimals: '25.0%', '83.33%'. */
export const formatRate = (value: number) => shown(inColumn, value);

/** A part of a whole, which is rounded to one decimal: '83.3%'. */
export const formatShare = (value: number) => shown(share, value);

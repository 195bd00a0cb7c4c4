import { once } from './once.ts';

const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    }),
);

/** US dollars for the axis of a chart, where there is little room: `$12.5K`, `−$2M`. */
export function formatShortMoney(amount: number): string {
  return dollars().format(amount).replace('-', '\u2212');
}

import { once } from './once.ts';

const shortDollars = once(
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
  return shortDollars().format(amount).replace('-', '\u2212');
}

const counts = once(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A count for the axis of a chart, where there is little room: `1.2K`, `−2M`. */
export function formatShortCount(count: number): string {
  return counts().format(count).replace('-', '\u2212');
}

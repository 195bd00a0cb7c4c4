import { once } from './once.ts';

/**
 * A count with its thousands grouped: `1,208`. Up to three decimals stay: `1,208.75`. Without `Intl`, whose
 * first formatter costs a slow phone a tenth of a second.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

const counts = once(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A count for the axis of a chart, where there is little room: `1.2K`, `−2M`. */
export function formatShortCount(count: number): string {
  return counts().format(count).replace('-', '\u2212');
}

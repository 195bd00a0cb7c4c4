import { once } from './once.ts';

const counts = once(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A count for the axis of a chart, where there is little room: `1.2K`, `−2M`. */
export function formatShortCount(count: number): string {
  return counts().format(count).replace('-', '\u2212');
}

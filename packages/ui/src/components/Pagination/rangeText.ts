import { formatCount } from '@agent-portal/format';

/** 'Showing 11 to 20 of 143 orders'; the noun is the plural, and may be left out. */
export function rangeText(page: number, pageSize: number, total: number, noun?: string): string {
  const things = noun ? ` ${noun}` : '';
  if (total === 0) return `Showing 0 of 0${things}`;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return `Showing ${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}${things}`;
}

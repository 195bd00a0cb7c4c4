import { formatMonth } from './formatMonth.ts';

/**
 * A month with its year: `January 2026`.
 * @param month YYYY-MM, or a day in it; another text is an empty text
 */
export function formatMonthOfYear(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})(?:-|$)/.exec(month) ?? [];
  const name = formatMonth(Number(number));
  return name && `${name} ${year}`;
}

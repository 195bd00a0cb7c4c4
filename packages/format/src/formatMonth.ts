const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * The name of a month: `March`, or `Mar`. Without `Intl`, whose first formatter is slow to create.
 * @param month 1 to 12; another number is an empty text
 */
export function formatMonth(month: number, length: 'long' | 'short' = 'long'): string {
  const name = names[month - 1] ?? '';
  return length === 'short' ? name.slice(0, 3) : name;
}

/**
 * A month with its year: `January 2026`.
 * @param month YYYY-MM, or a day in it; another text is an empty text
 */
export function formatMonthOfYear(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})(?:-|$)/.exec(month) ?? [];
  const name = formatMonth(Number(number));
  return name && `${name} ${year}`;
}

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

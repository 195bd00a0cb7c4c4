const dayMs = 86_400_000;

/** The calendar date `days` after `date`, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The first day of the month `months` after that of `date`. */
export function monthStart(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day a year before; February 28 for February 29. The year 1 stays, because there is no year 0. */
export function yearBefore(date: string): string {
  const year = String(Math.max(1, Number(date.slice(0, 4)) - 1)).padStart(4, '0');
  const day = date.slice(5) === '02-29' ? '02-28' : date.slice(5);
  return `${year}-${day}`;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The last day of a month, 1 to 12, as a number. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The same day of the month `months` after `date`, or the month's last day when it is shorter. Computed
 * without Date for speed, because a book needs millions.
 */
export function addMonths(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : `${number}`);

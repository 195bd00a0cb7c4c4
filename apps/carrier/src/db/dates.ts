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

/** The same day a year before; of 29 February the 28th. */
export function yearBefore(date: string): string {
  const year = Number(date.slice(0, 4)) - 1;
  const day = date.slice(5) === '02-29' ? '02-28' : date.slice(5);
  return `${year}-${day}`;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

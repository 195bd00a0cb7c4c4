import { readDate } from './readDate.ts';

/** What is wrong with a typed date and what to do, or null: an empty field is no error. */
export function dateError(label: string, typed: string): string | null {
  const text = typed.trim();
  if (text === '' || readDate(text) !== null) return null;
  return `${label}: “${text}” is not a date. Write month, day and year, like 01/31/2026.`;
}

/** What is wrong with two dates that are dates, or null. Dates are YYYY-MM-DD. */
export function rangeError(
  fromLabel: string,
  toLabel: string,
  from: string | null,
  to: string | null,
): string | null {
  if (from === null || to === null || from <= to) return null;
  return `${toLabel} is before ${fromLabel}. Choose a later day, or change ${fromLabel}.`;
}

import { formatDate } from '@agent-portal/format';
import { readDate } from './readDate.ts';

/** The days that a date field takes; YYYY-MM-DD. */
interface DateLimits {
  readonly min?: string | null | undefined;
  readonly max?: string | null | undefined;
  /** The value so far, which stays allowed. */
  readonly saved?: string | null | undefined;
}

/** What is wrong with a typed date and what to do, or null: an empty field is no error. */
export function dateError(
  label: string,
  typed: string,
  { min, max, saved }: DateLimits = {},
): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const date = readDate(text, max);
  if (date === null) {
    return `${label}: “${text}” is not a date. Write month, day and year, like 01/31/2026.`;
  }
  if (saved && date === readDate(saved)) return null;
  const first = min ? readDate(min) : null;
  const last = max ? readDate(max) : null;
  if (first !== null && date < first) {
    return `${label}: ${formatDate(date)} is too early. Choose ${formatDate(first)} or a later day.`;
  }
  if (last !== null && date > last) {
    return `${label}: ${formatDate(date)} is too late. Choose ${formatDate(last)} or an earlier day.`;
  }
  return null;
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

import { datePresetsWords } from '../words/dates.ts';

/** A named range of days, both included, as YYYY-MM-DD. */
export interface DatePreset {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/**
 * This month, the last 30 days and the year to date, counted from `today` (YYYY-MM-DD). An app with
 * its own periods adds them as presets.
 */
export function datePresets(
  today: string,
  words: typeof datePresetsWords = datePresetsWords,
): readonly DatePreset[] {
  const year = today.slice(0, 4);
  const month = today.slice(5, 7);
  return [
    { label: words.thisMonth, from: `${year}-${month}-01`, to: lastDayOfMonth(today) },
    { label: words.last30Days, from: daysAfter(today, -29), to: today },
    { label: words.yearToDate, from: `${year}-01-01`, to: today },
  ];
}

/** Today, the next 30 and the next 90 days, counted from `today` (YYYY-MM-DD). */
export function presetsAhead(
  today: string,
  words: typeof datePresetsWords = datePresetsWords,
): readonly DatePreset[] {
  return [
    { label: words.today, from: today, to: today },
    { label: words.nextDays(30), from: today, to: daysAfter(today, 29) },
    { label: words.nextDays(90), from: today, to: daysAfter(today, 89) },
  ];
}

function lastDayOfMonth(day: string): string {
  return isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
}

/** Adds days to a day; a negative number subtracts. YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  const millisecondsOfDay = 86_400_000;
  return isoDay(Date.parse(day) + count * millisecondsOfDay);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

import type { datePresetsWords } from '../../words/dates.ts';
import { type DatePreset, daysAfter } from '../../dates/datePresets.ts';

/** Today, the next 30 and the next 90 days, counted from `today` (YYYY-MM-DD). */
export function effectivePresets(
  today: string,
  words: typeof datePresetsWords,
): readonly DatePreset[] {
  return [
    { label: words.today, from: today, to: today },
    { label: words.nextDays(30), from: today, to: daysAfter(today, 29) },
    { label: words.nextDays(90), from: today, to: daysAfter(today, 89) },
  ];
}

import { type DatePreset, daysAfter } from '../../dates/datePresets.ts';
import { datePresetsWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { DatesField } from './DatesField.tsx';

/** Today, the next 30 and the next 90 days, counted from `today` (YYYY-MM-DD). */
function effectivePresets(today: string, words: typeof datePresetsWords): readonly DatePreset[] {
  return [
    { label: words.today, from: today, to: today },
    { label: words.nextDays(30), from: today, to: daysAfter(today, 29) },
    { label: words.nextDays(90), from: today, to: daysAfter(today, 89) },
  ];
}

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const words = useWords('DatePresets', datePresetsWords);
  const presets = definition.presets ?? effectivePresets(field.today, words);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}

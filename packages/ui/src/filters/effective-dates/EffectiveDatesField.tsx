import { DatesField } from '../date-range/DatesField.tsx';
import { datePresetsWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { effectivePresets } from './effectivePresets.ts';

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const words = useWords('DatePresets', datePresetsWords);
  const presets = definition.presets ?? effectivePresets(field.today, words);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}

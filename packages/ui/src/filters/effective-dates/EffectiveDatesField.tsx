import { DatesField } from '../date-range/DatesField.tsx';
import { datePresetWords } from '../../words/inputs/datePresetWords.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { effectivePresets } from './effectivePresets.ts';

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const words = useWords('DatePresets', datePresetWords);
  const presets = definition.presets ?? effectivePresets(field.today, words);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}

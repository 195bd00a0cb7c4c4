import { presetsAhead } from '../../dates/datePresets.ts';
import { datePresetsWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { DatesField } from './DatesField.tsx';

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const words = useWords('DatePresets', datePresetsWords);
  const presets = definition.presets ?? presetsAhead(field.today, words);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}

import { DatesField } from '../date-range/DatesField.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { effectivePresets } from './effectivePresets.ts';

/** The field of a filter by the days on which something is in force. */
export function EffectiveDatesField({ definition, ...field }: FilterFieldProps<'effective-dates'>) {
  const presets = definition.presets ?? effectivePresets(field.today);
  return <DatesField {...field} definition={{ ...definition, presets }} />;
}

import { datePresets } from '../../dates/datePresets.ts';
import { DateRangeField } from '../../components/DateRangeField/DateRangeField.tsx';
import { datePresetsWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { withValue } from '../withValue.ts';
import { datesInForce } from '../datesInForce.ts';

/** The field of a filter by the days between two. */
export function DatesField({
  definition,
  values,
  onChange,
  today,
}: Pick<FilterFieldProps<'date-range'>, 'values' | 'onChange' | 'today'> & {
  readonly definition: Omit<FilterFieldProps<'date-range'>['definition'], 'kind'>;
}) {
  const words = useWords('DatePresets', datePresetsWords);
  const { label, fromName, toName, presets = datePresets(today, words) } = definition;
  return (
    <DateRangeField
      label={label}
      presets={presets}
      value={datesInForce(definition, values, today)}
      onChange={({ from, to }) =>
        onChange(withValue(withValue(values, fromName, from), toName, to))
      }
    />
  );
}

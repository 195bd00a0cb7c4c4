import type { DateRange } from '../components/DateRangeField/DateRangeField.tsx';
import type { FilterValues } from './filterDefinition.ts';
import { textOf } from './withValue.ts';

interface Dates {
  readonly fromName: string;
  readonly toName: string;
  readonly unset?: 'open' | 'year-to-date' | undefined;
}

/** The days that a filter means: those that are set; an end that is not set may have a default. */
export function datesInForce(
  { fromName, toName, unset }: Dates,
  values: FilterValues,
  today: string,
): DateRange {
  const isToDate = unset === 'year-to-date';
  return {
    from: textOf(values[fromName]) ?? (isToDate ? `${today.slice(0, 4)}-01-01` : null),
    to: textOf(values[toName]) ?? (isToDate ? today : null),
  };
}

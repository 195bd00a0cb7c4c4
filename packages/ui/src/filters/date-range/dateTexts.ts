import { formatDate } from '@agent-portal/format';
import type { FilterValues } from '../filterDefinition.ts';
import { textOf } from '../withValue.ts';

interface Dates {
  readonly label: string;
  readonly fromName: string;
  readonly toName: string;
}

const endsOf = ({ fromName, toName }: Dates, values: FilterValues) =>
  [fromName, toName].map((name) => formatDate(textOf(values[name])));

/** Chip and words of two days, of which one may be open. */
export const dateTexts = {
  /** 'Date: 11/01/2026 to 11/30/2026', 'Date: from 11/01/2026'. */
  chip(dates: Dates, values: FilterValues): string | null {
    const [from, to] = endsOf(dates, values);
    if (from && to) return `${dates.label}: ${from === to ? from : `${from} to ${to}`}`;
    return dateTexts.words(dates, values);
  },
  /** 'Date: from 11/01/2026 to 11/30/2026'. */
  words(dates: Dates, values: FilterValues): string | null {
    const [from, to] = endsOf(dates, values);
    const ends = [from && `from ${from}`, to && `to ${to}`].filter(Boolean);
    return ends.length > 0 ? `${dates.label}: ${ends.join(' ')}` : null;
  },
};

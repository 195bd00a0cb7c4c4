import type { FilterValues } from './filterDefinition.ts';
import type { FilterTexts } from './FilterTexts.ts';
import { textOf } from './withValue.ts';

interface Dates {
  readonly label: string;
  readonly fromName: string;
  readonly toName: string;
}

const endsOf = ({ fromName, toName }: Dates, values: FilterValues, { date }: FilterTexts) =>
  [fromName, toName].map((name) => date(textOf(values[name])));

/** The chip and the words for two days. One of them may be open. */
export const dateTexts = {
  /** 'Date: 11/01/2026 to 11/30/2026', 'Date: from 11/01/2026'. */
  chip(dates: Dates, values: FilterValues, texts: FilterTexts): string | null {
    const [from, to] = endsOf(dates, values, texts);
    if (from && to) return `${dates.label}: ${from === to ? from : texts.words.fromTo(from, to)}`;
    return dateTexts.words(dates, values, texts);
  },
  /** 'Date: from 11/01/2026 to 11/30/2026'. */
  words(dates: Dates, values: FilterValues, texts: FilterTexts): string | null {
    const [from, to] = endsOf(dates, values, texts);
    const ends = [from && texts.words.from(from), to && texts.words.to(to)].filter(Boolean);
    return ends.length > 0 ? `${dates.label}: ${ends.join(' ')}` : null;
  },
};

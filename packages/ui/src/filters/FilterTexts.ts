import { formatDate } from '@agent-portal/format';
import { filterTextsWords } from '../words/data.ts';
import type { Formats } from '../words/Formats.ts';

/** The language in which filters are described: their words, and how a day is written. */
export interface FilterTexts {
  readonly words: typeof filterTextsWords;
  readonly date: Formats['date'];
}

export const englishTexts: FilterTexts = { words: filterTextsWords, date: formatDate };

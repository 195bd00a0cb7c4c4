import { formatDate } from '@agent-portal/format';
import { useMemo } from 'react';
import { filterTextsWords } from '../words/data.ts';
import type { Formats } from '../words/Formats.ts';
import { useFormat, useWords } from '../words/useWords.ts';

/** The language in which filters are described: their words, and how a day is written. */
export interface FilterTexts {
  readonly words: typeof filterTextsWords;
  readonly date: Formats['date'];
}

export const englishTexts: FilterTexts = { words: filterTextsWords, date: formatDate };

/** The language of the nearest `LocaleProvider`, for the functions that describe filters. */
export function useFilterTexts(): FilterTexts {
  const words = useWords('FilterTexts', englishTexts.words);
  const date = useFormat('date', englishTexts.date);
  return useMemo(() => ({ words, date }), [words, date]);
}

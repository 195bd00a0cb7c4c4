import { useMemo } from 'react';
import { useFormat } from '../words/useFormat.ts';
import { useWords } from '../words/useWords.ts';
import { englishTexts, type FilterTexts } from './FilterTexts.ts';

/** The language of the nearest `LocaleProvider`, for the functions that describe filters. */
export function useFilterTexts(): FilterTexts {
  const words = useWords('FilterTexts', englishTexts.words);
  const date = useFormat('date', englishTexts.date);
  return useMemo(() => ({ words, date }), [words, date]);
}

import { createContext } from 'react';
import type { WordsOf } from './Words.ts';

export interface Localization {
  /** A BCP 47 tag: dates and numbers are formatted and read in its way. */
  readonly locale: string;
  /** The words that differ from English. */
  readonly words: WordsOf;
}

export const english: Localization = { locale: 'en-US', words: {} };

export const localeContext = createContext(english);

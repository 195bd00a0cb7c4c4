import { createContext } from 'react';
import type { Formats } from './Formats.ts';
import type { WordsOf } from './Words.ts';

interface Localization {
  /** A BCP 47 tag: dates and numbers are formatted and read in its way. */
  readonly locale: string;
  /** The words that differ from English. */
  readonly words: WordsOf;
  /** The formats that differ from those of the United States. */
  readonly formats: Partial<Formats>;
}

/** English, as in the United States. */
export const localeContext = createContext<Localization>({
  locale: 'en-US',
  words: {},
  formats: {},
});

import { type ReactNode, useMemo } from 'react';
import { localeContext } from './localeContext.ts';
import type { WordsOf } from './Words.ts';

interface LocaleProviderProps {
  /** A BCP 47 tag: dates and numbers are formatted and read in its way. @default 'en-US' */
  readonly locale?: string | undefined;
  /** The texts of the package in another language; English where one is missing. @default none */
  readonly words?: WordsOf | undefined;
  readonly children: ReactNode;
}

const noWords: WordsOf = {};

/** The language of all components inside: their own texts, their dates and their numbers. */
export function LocaleProvider({
  locale = 'en-US',
  words = noWords,
  children,
}: LocaleProviderProps) {
  const value = useMemo(() => ({ locale, words }), [locale, words]);
  return <localeContext.Provider value={value}>{children}</localeContext.Provider>;
}

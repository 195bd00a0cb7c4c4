import { type ReactNode, useMemo } from 'react';
import { formatsOf } from './formatsOf.ts';
import { localeContext } from './localeContext.ts';
import type { WordsOf } from './Words.ts';

interface LocaleProviderProps {
  /** A BCP 47 tag: dates and numbers are formatted and read in its way. @default 'en-US' */
  readonly locale?: string | undefined;
  /** The texts of the package in another language; English where one is missing. @default none */
  readonly words?: WordsOf | undefined;
  readonly children: ReactNode;
}

/** The locale that the package is written in; its formatters need no `Intl`. */
const own = 'en-US';

const noWords: WordsOf = {};
const noFormats = {};

/** The language of all components inside: their own texts, their dates and their numbers. */
export function LocaleProvider({ locale = own, words = noWords, children }: LocaleProviderProps) {
  const formats = useMemo(() => (locale === own ? noFormats : formatsOf(locale)), [locale]);
  const value = useMemo(() => ({ locale, words, formats }), [locale, words, formats]);
  return <localeContext.Provider value={value}>{children}</localeContext.Provider>;
}

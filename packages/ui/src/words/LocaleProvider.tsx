import { type ReactNode, use, useMemo } from 'react';
import { formatsOf } from './formatsOf.ts';
import { localeContext } from './useWords.ts';
import type { WordsOf } from './Words.ts';

interface LocaleProviderProps {
  /**
   * A BCP 47 tag: dates and numbers are formatted and read in its way.
   * @default that of the provider around it, or 'en-US'
   */
  readonly locale?: string | undefined;
  /**
   * The texts of the package in another language; where one is missing, that of the provider around it,
   * or English. @default none
   */
  readonly words?: WordsOf | undefined;
  readonly children: ReactNode;
}

/** The locale that the package is written in; its formatters need no `Intl`. */
const american = 'en-US';

const noFormats = {};

/** One set of words over another, component by component and text by text. */
function merge(outer: WordsOf, inner: WordsOf | undefined): WordsOf {
  if (!inner) return outer;
  const merged: Record<string, object | undefined> = { ...outer };
  for (const [name, texts] of Object.entries(inner)) merged[name] = { ...merged[name], ...texts };
  return merged;
}

/** The language of all components inside: their own texts, their dates and their numbers. */
export function LocaleProvider({ locale: given, words: own, children }: LocaleProviderProps) {
  const outer = use(localeContext);
  const locale = given ?? outer.locale;
  const value = useMemo(() => {
    const words = merge(outer.words, own);
    if (locale === outer.locale) return { ...outer, words };
    return { locale, words, formats: locale === american ? noFormats : formatsOf(locale) };
  }, [locale, outer, own]);
  return <localeContext.Provider value={value}>{children}</localeContext.Provider>;
}

import { createContext, use, useMemo } from 'react';
import type { Words, WordsOf } from './Words.ts';
import type { Formats } from './Formats.ts';

/**
 * The texts of a component: those of the nearest `LocaleProvider`, and English by default.
 * @param name the component
 * @param english its texts; the component imports them, so that an app loads only what it uses
 */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  const own = use(localeContext).words[name];
  return useMemo(() => (own ? { ...english, ...own } : english), [own, english]);
}

/** The BCP 47 tag of the nearest `LocaleProvider`; `en-US` without one. */
export const useLocale = (): string => use(localeContext).locale;

/**
 * How a kind of value is written in the language of the nearest `LocaleProvider`.
 * @param english the formatter for English; the component imports it, so that an app loads only what it uses
 */
export function useFormat<Name extends keyof Formats>(
  name: Name,
  english: Formats[Name],
): Formats[Name] {
  return use(localeContext).formats[name] ?? english;
}

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

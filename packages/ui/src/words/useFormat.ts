import { use } from 'react';
import type { Formats } from './Formats.ts';
import { localeContext } from './localeContext.ts';

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

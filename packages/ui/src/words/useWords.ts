import { use, useMemo } from 'react';
import { localeContext } from './localeContext.ts';
import type { Words } from './Words.ts';

/**
 * The texts of a component: those of the nearest `LocaleProvider`, and English by default.
 * @param name the component
 * @param english its texts; the component imports them, so that an app loads only what it uses
 */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  const own = use(localeContext).words[name];
  return useMemo(() => (own ? { ...english, ...own } : english), [own, english]);
}

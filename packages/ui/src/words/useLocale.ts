import { use } from 'react';
import { localeContext } from './localeContext.ts';

/** The BCP 47 tag of the nearest `LocaleProvider`; `en-US` without one. */
export const useLocale = (): string => use(localeContext).locale;

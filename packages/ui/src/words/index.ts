export { LocaleProvider } from './LocaleProvider.tsx';
export { useLocale } from './useLocale.ts';
export type { Words, WordsOf } from './Words.ts';

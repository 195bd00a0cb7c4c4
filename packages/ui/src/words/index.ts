export { LocaleProvider } from './LocaleProvider.tsx';
export { useLocale } from './useWords.ts';
export type { Words, WordsOf } from './Words.ts';

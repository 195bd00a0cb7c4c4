import { useMemo } from 'react';
import { numberInputWords } from '../../words/inputs.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { numberParsing, type NumberRules } from './numberParsing.ts';

export interface NumberUse extends Omit<NumberRules, 'locale'> {
  readonly label: string;
  /** Which of its errors a text without a value has. */
  readonly invalid: 'invalid' | 'invalidAmount' | 'invalidPercent';
}

/** Reads and writes numbers in the language of the nearest `LocaleProvider`. */
export function useNumberParsing({ label, invalid, options, min, max, unit }: NumberUse) {
  const words = useWords('NumberInput', numberInputWords);
  const locale = useLocale();
  return useMemo(
    () =>
      numberParsing(
        { locale, options, min, max, unit },
        {
          invalid: (example) => words[invalid](label, example),
          tooSmall: (least) => words.tooSmall(label, least),
          tooLarge: (most) => words.tooLarge(label, most),
        },
      ),
    [locale, options, min, max, unit, words, invalid, label],
  );
}

import { formatMoney, missingAmount } from '@agent-portal/format';
import { moneyWords } from '../../words/data/moneyWords.ts';
import { useWords } from '../../words/useWords.ts';
import { useFormat } from '../../words/useFormat.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

export interface MoneyProps extends RootProps<HTMLSpanElement> {
  /** US dollars, decimal text or number; missing is `-- --`. */
  readonly amount: string | number | null | undefined;
}

/** An amount; screen readers say 'minus' and 'no amount' instead of the signs. */
export function Money({ amount, ...root }: MoneyProps) {
  const words = useWords('Money', moneyWords);
  const shown = useFormat('money', formatMoney)(amount);
  const spoken = shown.replace('\u2212', words.minus).replace(missingAmount, words.none);
  // In a text from right to left, the sign stays before the amount.
  if (shown === spoken) {
    return (
      <span dir="auto" {...root}>
        {shown}
      </span>
    );
  }
  return (
    <span {...root}>
      <span aria-hidden="true" dir="auto">
        {shown}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

import { formatMoney, missingAmount } from '@agent-portal/format';
import { moneyWords } from '../../words/data.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { withMinus } from '../Text/inOrder.tsx';

export interface MoneyProps extends RootProps<HTMLSpanElement> {
  /** US dollars, decimal text or number; missing is `-- --`. */
  readonly amount: string | number | null | undefined;
}

/**
 * An amount; screen readers say 'minus' and 'no amount' instead of the signs.
 *
 * - **Also called:** currency, amount.
 * - **When to use it:** Every amount in US dollars: digits in line, and a screen reader hears
 *   "minus".
 * - **When not:** Counts and percents: the formatters. Another currency: `Intl.NumberFormat`.
 */
export function Money({ amount, ...root }: MoneyProps) {
  const { none } = useWords('Money', moneyWords);
  const shown = useFormat('money', formatMoney)(amount);
  const missing = shown === missingAmount && ({ role: 'img', 'aria-label': none } as const);
  // In a text from right to left, the sign stays before the amount.
  return (
    <span dir="auto" {...missing} {...root}>
      {withMinus(shown)}
    </span>
  );
}

import { formatMoney, spokenMoney } from '@agent-portal/format';

export interface MoneyProps {
  /** US dollars, decimal text or number; missing is `-- --` [S9]. */
  readonly amount: string | number | null | undefined;
}

/** An amount; screen readers say 'minus' and 'no amount' instead of the signs. */
export function Money({ amount }: MoneyProps) {
  const shown = formatMoney(amount);
  const spoken = spokenMoney(amount);
  if (shown === spoken) return <span>{shown}</span>;
  return (
    <span>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

import { once } from './once.ts';

const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      // An amount that rounds to zero has no sign.
      signDisplay: 'negative',
    }),
);

/** The text for a missing amount [S9]. */
export const missingAmount = '-- --';

/**
 * US dollars with two decimals: `$1,234.50`, and `−$1,234.50` with a true minus sign [S9; decisions, 4].
 * @param amount decimal text or number; missing is `-- --`
 */
export function formatMoney(amount: string | number | null | undefined): string {
  const isMissing = amount == null || String(amount).trim() === '';
  const value = isMissing ? Number.NaN : Number(amount);
  if (!Number.isFinite(value)) return missingAmount;
  return dollars().format(value).replace('-', '\u2212');
}

/** The same amount for screen readers: they read the minus sign as 'minus'. */
export function spokenMoney(amount: string | number | null | undefined): string {
  return formatMoney(amount).replace('\u2212', 'minus ').replace(missingAmount, 'no amount');
}

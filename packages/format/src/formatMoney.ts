import { formatCount } from './formatCount.ts';
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

/** An amount with at most two decimals, as nearly all are; undefined for others. The first `Intl` formatter is slow. */
function plainMoney(value: number): string | undefined {
  const [, whole, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(Math.abs(value))) ?? [];
  if (whole === undefined) return undefined;
  return `${value < 0 ? '\u2212' : ''}$${formatCount(Number(whole))}.${cents.padEnd(2, '0')}`;
}

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
  return plainMoney(value) ?? dollars().format(value).replace('-', '\u2212');
}

/** The whole cents of an amount like `-1234.50`, read digit by digit. */
export function centsOf(amount: string): number {
  const cents = Number(amount.replace('.', ''));
  if (!/^-?\d+\.\d{2}$/.test(amount) || !Number.isSafeInteger(cents))
    throw new RangeError(`${amount} is no amount of whole cents.`);
  return cents;
}

/** A whole number of cents as money on the wire: `-1234.50`. */
export function moneyOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Splits whole cents by weights without a remainder. Each part is rounded towards zero, and the first part
 * gets what is left.
 * @param weights whole numbers, such as thousandths of a split
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / BigInt(whole)));
  const rest = cents - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
}

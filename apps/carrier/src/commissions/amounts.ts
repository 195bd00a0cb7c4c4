/** Divides two whole numbers and rounds to a whole number, halves away from zero. */
export function roundedQuotient(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const rest = size % divisor;
  const quotient = (size - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
  return dividend < 0 ? 0 - quotient : quotient;
}

/** The inputs of a commission: whole cents, basis points, thousandths. */
export interface Basis {
  readonly premiumCents: number;
  readonly rateBp: number;
  readonly splitThousandths: number;
}

/** Premium × rate, before the split. */
export const wholeCommission = ({ premiumCents, rateBp }: Omit<Basis, 'splitThousandths'>) =>
  roundedQuotient(premiumCents * rateBp, 10_000);

/** Premium × rate × split, rounded once. */
export const commissionOf = ({ premiumCents, rateBp, splitThousandths }: Basis): number =>
  roundedQuotient(premiumCents * rateBp * splitThousandths, 10_000_000);

/** Commission on this many months of a year's premium, before the premiums are paid. */
export const advanceOf = (year: Basis, months: number): number =>
  roundedQuotient(commissionOf(year) * months, 12);

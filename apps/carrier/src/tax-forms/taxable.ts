/**
 * What is taxable, and on which form. A form is one of an agent id, which is its account number; where a
 * recipient has several, each has its own.
 *
 * - 1099-NEC, box 1: commissions as they were paid in the cycles of the year, by the day of posting. An
 *   advance counts when it is paid, what was recovered of it and what was charged back is taken off when
 *   it is taken; a policy year plays no part. It is the sum of the year's lines.
 * - 1099-MISC, box 3: prizes that are not for services, such as those drawn at the yearly meeting. A
 *   prize for sales would belong to box 1 of the 1099-NEC (Instructions for Forms 1099-MISC and 1099-NEC).
 *
 * A form is due where a recipient was paid the least amount or more in its box, over all agent ids
 * [26 U.S.C. 6041]. A year that took back more than it paid has no form.
 */
export const formYears = 7;

/** From which amount on a recipient gets a form for a year, in whole cents; raised from 2026 on. */
export const leastOfYear = (taxYear: number): number => (taxYear < 2026 ? 60_000 : 200_000);

/** An amount of an agent id in the box of a form. */
export interface BoxAmount {
  readonly agentId: string;
  readonly producerId: string;
  readonly amountCents: number;
}

/** Those amounts of one box and year for which there is a form. */
export function withForm(amounts: readonly BoxAmount[], taxYear: number): BoxAmount[] {
  const paid = amounts.filter(({ amountCents }) => amountCents > 0);
  const ofRecipient = Map.groupBy(paid, ({ producerId }) => producerId);
  return [...ofRecipient.values()].filter(isReached(taxYear)).flat();
}

const isReached = (taxYear: number) => (amounts: readonly BoxAmount[]) =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0) >= leastOfYear(taxYear);

import type { formKinds } from '@agent-portal/data/tax-forms/contract';

/**
 * What is taxable, and on which form (Instructions for Forms 1099-MISC and 1099-NEC). A form is one of
 * an agent id, which is its account number; where a recipient has several, each has its own.
 *
 * - Commissions count as they were paid in the cycles of the year, by the day of posting. An advance
 *   counts when it is paid; what was recovered of it and what was charged back is taken off when it is
 *   taken. It is the sum of the year's lines. They stand on a 1099-NEC, box 1, and for the years before
 *   2020, which knew no such form, on a 1099-MISC, box 7.
 * - Other income, on a 1099-MISC, box 3, are prizes that are not for services, such as those drawn at
 *   the yearly meeting. A prize for sales would be commission.
 *
 * A box is filled where a recipient was paid the least amount or more for it, over all agent ids [26
 * U.S.C. 6041]. A year that took back more than it paid fills none.
 */
export const formYears = 7;

export type FormKind = (typeof formKinds)[number];

/** The form that commissions of a year stand on. */
export const commissionForm = (taxYear: number): FormKind =>
  taxYear < 2020 ? '1099-MISC' : '1099-NEC';

/** From which amount on a recipient gets a form for a year, in whole cents; raised from 2026 on. */
export const leastOfYear = (taxYear: number): number => (taxYear < 2026 ? 60_000 : 200_000);

/** What an agent id was paid for one box. */
interface BoxAmount {
  readonly agentId: string;
  readonly producerId: string;
  readonly cents: number;
}

/** Those amounts of a year that fill their box. */
export function reported(amounts: readonly BoxAmount[], taxYear: number): BoxAmount[] {
  const paid = amounts.filter(({ cents }) => cents > 0);
  return [...Map.groupBy(paid, ({ producerId }) => producerId).values()]
    .filter((some) => some.reduce((sum, { cents }) => sum + cents, 0) >= leastOfYear(taxYear))
    .flat();
}

import type { formKinds } from '@agent-portal/data/tax-forms/contract';

/**
 * What is taxable, and on which form (Instructions for Forms 1099-MISC and 1099-NEC). A form belongs to an
 * agent id, which is its account number. A recipient with several agent ids gets a form for each.
 *
 * - Commissions count in the year of their posting: the sum of the year's lines. An advance counts when it
 *   is paid. Recoveries and chargebacks are subtracted when they are taken. Commissions are in box 1 of a
 *   1099-NEC. Before 2020, when that form did not exist, they are in box 7 of a 1099-MISC.
 * - Other income is in box 3 of a 1099-MISC: prizes that are not for services, such as those of the yearly
 *   meeting. A prize for sales would be commission.
 *
 * A box is filled when a recipient was paid at least the minimum amount for it, over all agent ids [26
 * U.S.C. 6041]. A year with more taken back than paid fills none.
 */
export const formYears = 7;

export type FormKind = (typeof formKinds)[number];

export const commissionForm = (taxYear: number): FormKind =>
  taxYear < 2020 ? '1099-MISC' : '1099-NEC';

/** The minimum amount for a form in a year, in whole cents. It is higher from 2026 on. */
export const leastOfYear = (taxYear: number): number => (taxYear < 2026 ? 60_000 : 200_000);

/** The payment to an agent id for one box. */
interface BoxAmount {
  readonly agentId: string;
  readonly producerId: string;
  readonly cents: number;
}

/** The amounts of a year that fill their box. */
export function reported(amounts: readonly BoxAmount[], taxYear: number): BoxAmount[] {
  const paid = amounts.filter(({ cents }) => cents > 0);
  return [...Map.groupBy(paid, ({ producerId }) => producerId).values()]
    .filter((some) => some.reduce((sum, { cents }) => sum + cents, 0) >= leastOfYear(taxYear))
    .flat();
}

import type { policies } from '../db/tables/policies.ts';
import { centsOf, moneyOf } from '../db/cents.ts';
import { addMonths } from '../db/dates.ts';
import { daysLate, isPastDue, lapseDate } from './pastDue.ts';

type Policy = typeof policies.$inferSelect;

/** The months that one premium pays for; null for a policy that is paid once. */
const monthsPaid: Readonly<Record<Policy['billingMode'], number | null>> = {
  Monthly: 1,
  Quarterly: 3,
  'Semi-Annual': 6,
  Annual: 12,
  'List Bill': 1,
  Single: null,
};

/** How many premiums are due by today, when the first is due on the paid-to date. */
function premiumsDue(paidToDate: string, months: number | null, today: string): number {
  if (months === null) return 1;
  let premiums = 1;
  while (addMonths(paidToDate, premiums * months) <= today) premiums += 1;
  return premiums;
}

type Billed = Pick<Policy, 'paidToDate' | 'billingMode' | 'modalPremium'>;

/** The premiums that are due by today, as money: one for each period that began since the paid-to date. */
export function premiumDue(
  { paidToDate, billingMode, modalPremium }: Billed,
  today: string,
): string | null {
  if (paidToDate === null || !isPastDue(paidToDate, today)) return null;
  return moneyOf(centsOf(modalPremium) * premiumsDue(paidToDate, monthsPaid[billingMode], today));
}

/** When a policy lapses and what is due, at the business date; without values unless it is past due. */
export function lapseOf(policy: Billed & Pick<Policy, 'status'>, today: string) {
  const { paidToDate, status } = policy;
  if (status !== 'Active' || paidToDate === null || !isPastDue(paidToDate, today))
    return { lapsesOn: null, daysLate: 0, amountDue: null };
  return {
    lapsesOn: lapseDate(paidToDate),
    daysLate: daysLate(paidToDate, today),
    amountDue: premiumDue(policy, today),
  };
}

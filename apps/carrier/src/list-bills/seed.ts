import { addDays, monthStart } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { SeededGroup } from '../groups/SeededGroup.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { listBillLines, listBills } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

const months = 2;

/** Lays down each group's latest bills, and gives what puts a policy on them. */
function createListBillSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string; groups: readonly SeededGroup[] },
): (seeded: SeededPolicy) => void {
  const billsOf = new Map<string, readonly number[]>();
  plan.groups.forEach(({ groupNumber }, at) => {
    const random = createRandom(`${plan.seed}/list-bills/${groupNumber}`);
    const ids = Array.from({ length: months }, (_, back) => {
      const listBillId = at * months + back + 1;
      const periodStart = monthStart(plan.today, -back);
      rows.add(listBills, {
        listBillId,
        groupNumber,
        periodStart,
        dueDate: addDays(periodStart, 24),
        status: back === 0 ? 'Open' : random.pick(['Paid', 'Paid', 'Paid', 'Overdue']),
      });
      return listBillId;
    });
    billsOf.set(groupNumber, ids);
  });
  return ({ policy }) => {
    if (policy.status !== 'Active' || policy.groupNumber == null) return;
    const note = policy.paidToDate != null && policy.paidToDate < plan.today ? 'Past due' : null;
    for (const listBillId of billsOf.get(policy.groupNumber) ?? []) {
      const { policyNumber, modalPremium: premium } = policy;
      rows.add(listBillLines, { listBillId, policyNumber, premium, note });
    }
  };
}

export const listBillsStep: BookStep = {
  name: 'list-bills',
  tables: [listBills, listBillLines],
  begin: createListBillSeed,
};

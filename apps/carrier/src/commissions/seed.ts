import { addDays, monthStart } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { commissionCycles, commissionEntries } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

const monthsBack = 12;

/** Lays down a year of monthly cycles; the one that holds the business date is estimated. */
function seedCommissionCycles(rows: RowBuffer, today: string): string[] {
  return Array.from({ length: monthsBack }, (_, index) => {
    const cycleStartDate = monthStart(today, -index);
    const cycleEndDate = addDays(monthStart(today, 1 - index), -1);
    rows.add(commissionCycles, { cycleEndDate, cycleStartDate, estimated: index === 0 });
    return cycleEndDate;
  });
}

/** Gives what lays down the commission on a policy: about every other active one has an entry. */
function createCommissionSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string; cycles: readonly string[] },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return ({ policy, agentId }) => {
    const random = createRandom(`${plan.seed}/commission/${policy.policyNumber}`);
    if (policy.status !== 'Active' || random.chance(0.5)) return;
    lastId += 1;
    const firstYear = (policy.issueDate ?? '') > addDays(plan.today, -365);
    const rate = firstYear ? random.int(40, 90) / 100 : random.int(2, 12) / 100;
    const premiumCents = Math.round(Number(policy.modalPremium) * 100);
    rows.add(commissionEntries, {
      entryId: lastId,
      policyNumber: policy.policyNumber,
      agentId,
      cycleEndDate: plan.cycles[random.int(0, plan.cycles.length - 1)] ?? plan.today,
      transaction: firstYear ? random.pick(['First Year', 'First Year', 'Advance']) : 'Renewal',
      premium: dollars(premiumCents),
      rate: rate.toFixed(4),
      commission: dollars(Math.round(premiumCents * rate)),
    });
  };
}

export const commissionsStep: BookStep = {
  name: 'commissions',
  tables: [commissionCycles, commissionEntries],
  begin: (rows, book) =>
    createCommissionSeed(rows, { ...book, cycles: seedCommissionCycles(rows, book.today) }),
};

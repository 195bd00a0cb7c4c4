import { addDays } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { productionCredits } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

/** Gives what lays down production credit: for policies issued this year or last. */
function createProductionSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return ({ policy, agentId, product }) => {
    if (policy.issueDate == null || policy.issueDate < addDays(plan.today, -730)) return;
    const random = createRandom(`${plan.seed}/production/${policy.policyNumber}`);
    const cents = Math.round(Number(policy.annualizedPremium) * 100);
    lastId += 1;
    rows.add(productionCredits, {
      creditId: lastId,
      policyNumber: policy.policyNumber,
      agentId,
      businessType: product.businessType,
      lineOfBusiness: product.line,
      transactionType: 'Issued',
      transactionDate: policy.issueDate,
      premium: dollars(cents),
      credit: dollars(Math.round(cents * random.pick([1, 0.9, 0.5]))),
    });
  };
}

export const productionStep: BookStep = {
  name: 'production',
  tables: [productionCredits],
  begin: createProductionSeed,
};

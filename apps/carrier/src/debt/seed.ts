import { addDays } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { advances } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

/** Gives what lays down advances: on a few policies, some of them unsecured. */
function createAdvanceSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return ({ policy, agentId }) => {
    const random = createRandom(`${plan.seed}/advance/${policy.policyNumber}`);
    if (policy.status === 'Pending' || random.chance(0.95)) return;
    lastId += 1;
    const cents = random.int(20_000, 400_000);
    rows.add(advances, {
      advanceId: lastId,
      agentId,
      policyNumber: random.chance(0.7) ? policy.policyNumber : null,
      openedOn: addDays(plan.today, -random.int(10, 700)),
      advanced: dollars(cents),
      recovered: dollars(Math.round(cents * random.next())),
    });
  };
}

export const debtStep: BookStep = { name: 'debt', tables: [advances], begin: createAdvanceSeed };

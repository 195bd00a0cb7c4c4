import { addDays } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { claims } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

/** Gives what lays down claims: on about two of a hundred policies in force. */
function createClaimSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return ({ policy }) => {
    const random = createRandom(`${plan.seed}/claim/${policy.policyNumber}`);
    if (policy.status !== 'Active' || random.chance(0.98)) return;
    lastId += 1;
    const [lastName = '', firstName = ''] = policy.primaryInsured.split(', ');
    const status = random.pick(['Received', 'In Review', 'Paid', 'Paid', 'Denied']);
    const age = random.int(1, 300);
    rows.add(claims, {
      claimNumber: `C${String(100_000 + lastId)}`,
      policyNumber: policy.policyNumber,
      claimantFirstName: firstName,
      claimantLastName: lastName,
      claimType: policy.productType,
      status,
      receivedOn: addDays(plan.today, -age),
      updatedOn: addDays(plan.today, -random.int(0, age)),
      paid: status === 'Paid' ? dollars(random.int(10_000, 2_000_000)) : '0.00',
    });
  };
}

export const claimsStep: BookStep = { name: 'claims', tables: [claims], begin: createClaimSeed };

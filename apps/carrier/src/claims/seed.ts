import { addDays, daysBetween } from '../db/dates.ts';
import { type PersonName, relativeOf } from '../db/seed/people.ts';
import { createRandom, type Random } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import { dollars } from '../policies/seed/makePolicy.ts';
import type { SeededPolicy } from '../db/seed/SeededPolicy.ts';
import { claims } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

type Policy = SeededPolicy['policy'];
type Drawn = Pick<
  typeof claims.$inferInsert,
  'claimType' | 'status' | 'receivedOn' | 'updatedOn' | 'paid'
> & { readonly claimant: PersonName };

/** The claim types of policies in force. An annuity has none. */
const livingTypes: Readonly<Record<string, string>> = {
  'Term Life': 'Waiver of Premium',
  'Whole Life': 'Waiver of Premium',
  'Universal Life': 'Waiver of Premium',
  Disability: 'Disability',
  Accident: 'Accident',
  'Critical Illness': 'Critical Illness',
  'Hospital Indemnity': 'Hospital Stay',
};

/** One in twenty policies in force has a claim of the insured. */
function livingClaim(random: Random, policy: Policy, today: string): Drawn | undefined {
  const claimType = livingTypes[policy.productType];
  if (claimType === undefined || random.chance(0.95)) return undefined;
  const [lastName = '', firstName = ''] = policy.primaryInsured.split(', ');
  const status = random.pick(['Received', 'In Review', 'Paid', 'Paid', 'Denied']);
  const age = random.int(1, Math.min(300, daysBetween(policy.issueDate ?? today, today)));
  return {
    claimant: { firstName, lastName },
    claimType,
    status,
    receivedOn: addDays(today, -age),
    updatedOn: addDays(today, -random.int(0, age)),
    paid: status === 'Paid' ? dollars(random.int(10_000, 2_000_000)) : '0.00',
  };
}

/** The claim of a policy that ended with a death: paid to a relative on the day that it ended. */
function deathClaim(random: Random, policy: Policy, endedOn: string): Drawn {
  const inForce = daysBetween(policy.issueDate ?? endedOn, endedOn);
  const [lastName = ''] = policy.primaryInsured.split(', ');
  return {
    claimant: relativeOf(random, { firstName: '', lastName }),
    claimType: 'Death',
    status: 'Paid',
    receivedOn: addDays(endedOn, -Math.min(inForce, random.int(5, 45))),
    updatedOn: endedOn,
    paid: dollars(random.int(1_000_000, 25_000_000)),
  };
}

/** Returns a function that creates the claim of a policy, if it has one. */
function createClaimSeed(
  rows: RowBuffer,
  { seed, today }: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return ({ policy }) => {
    const { policyNumber, status, reason, terminationDate } = policy;
    const random = createRandom(`${seed}/claim/${policyNumber}`);
    const isDeath = reason === 'Death claim paid' && terminationDate;
    const drawn = isDeath
      ? deathClaim(random, policy, terminationDate)
      : status === 'Active' && livingClaim(random, policy, today);
    if (!drawn) return;
    lastId += 1;
    const { claimant, ...claim } = drawn;
    rows.add(claims, {
      ...claim,
      claimNumber: `C${100_000 + lastId}`,
      rowId: lastId,
      policyNumber,
      claimantFirstName: claimant.firstName,
      claimantLastName: claimant.lastName,
    });
  };
}

export const claimsStep: BookStep = { name: 'claims', tables: [claims], begin: createClaimSeed };

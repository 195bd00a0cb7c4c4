import { addDays, daysBetween } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { SeededPolicy } from '../policies/seed/SeededPolicy.ts';
import { caseEvents, cases } from './tables.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';

/** Ways a case can have gone so far. */
const courses = [
  ['Sent'],
  ['Sent', 'Viewed'],
  ['Sent', 'Viewed', 'Signed'],
  ['Sent', 'Viewed', 'Signed', 'Completed'],
  ['Sent', 'Viewed', 'Declined'],
  ['Sent', 'Expired'],
] as const;

/** Gives what lays down cases: about every other pending application is signed electronically. */
function createCaseSeed(
  rows: RowBuffer,
  plan: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  return ({ policy }) => {
    const random = createRandom(`${plan.seed}/case/${policy.policyNumber}`);
    if (policy.status !== 'Pending' || random.chance(0.5)) return;
    const { policyNumber, applicationDate: createdOn } = policy;
    const caseId = `E-${policyNumber}`;
    rows.add(cases, { caseId, policyNumber, createdOn, recipient: policy.primaryInsured });
    const age = daysBetween(createdOn, plan.today);
    for (const [index, event] of random.pick(courses).entries()) {
      const happenedOn = addDays(createdOn, Math.min(age, index * 2));
      rows.add(caseEvents, { caseId, position: index + 1, event, happenedOn });
    }
  };
}

export const casesStep: BookStep = {
  name: 'cases',
  tables: [cases, caseEvents],
  begin: createCaseSeed,
};

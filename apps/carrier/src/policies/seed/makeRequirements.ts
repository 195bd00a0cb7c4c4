import { addDays, daysBetween } from '../../db/dates.ts';
import type { Random } from '../../db/seed/random.ts';
import type { requirements } from '../../db/tables/policies.ts';
import { requirementKinds, type RequirementKind } from './requirementKinds.ts';

type Requirement = Omit<typeof requirements.$inferInsert, 'rowId'>;

/** Generates one to four requirements of a pending policy. */
export function makeRequirements(
  random: Random,
  policyNumber: string,
  applicationDate: string,
  today: string,
): Requirement[] {
  const first = random.int(0, requirementKinds.length - 1);
  return Array.from({ length: random.pick([1, 2, 2, 3, 3, 4]) }, (_, index) => {
    const kind = requirementKinds[(first + index * 3) % requirementKinds.length];
    return {
      requirementId: `${policyNumber}-${index + 1}`,
      policyNumber,
      ...makeRequirement(random, kind ?? requirementKinds[0], applicationDate, today),
    };
  });
}

function makeRequirement(
  random: Random,
  kind: RequirementKind,
  applicationDate: string,
  today: string,
) {
  const age = random.int(0, daysBetween(applicationDate, today));
  const requestedOn = addDays(today, -age);
  const met = age > 0 && random.chance(0.3);
  const scheduled = !met && kind.isExam === true && random.chance(0.7);
  return {
    requirement: kind.name,
    owedBy: kind.owedBy,
    requestedOn,
    dueOn: addDays(requestedOn, random.pick([14, 21, 30, 45])),
    metOn: met ? addDays(requestedOn, random.int(1, age)) : null,
    scheduledOn: scheduled ? addDays(today, random.int(1, 12)) : null,
  };
}

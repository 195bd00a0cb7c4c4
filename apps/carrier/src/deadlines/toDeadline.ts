import type { Deadline, deadlineParts } from '@agent-portal/data/deadlines/contract';
import { addDays } from '../db/dates.ts';
import type { PartyPart } from '../db/tables/policies.ts';
import type { decode } from './queries/findCodes.ts';
import type { FoundPolicy } from './queries/deadlinesAhead.ts';
import { ageOn, nearestAgeFrom } from './rules.ts';

/** What a person is on a policy, in one word of the contract. */
function partOf(parts: readonly PartyPart[] | null): (typeof deadlineParts)[number] | null {
  if (parts === null) return null;
  const isInsured = parts.includes('Insured') || parts.includes('Annuitant');
  if (!isInsured) return 'Owner';
  return parts.includes('Owner') ? 'Insured and owner' : 'Insured';
}

/** A deadline as in the contract, at the business date. */
export function toDeadline(
  { daysLeft, kind, position }: ReturnType<typeof decode>,
  people: readonly FoundPolicy[],
  today: string,
): Deadline[] {
  const [policy] = people;
  const person = people.find((one) => one.position === position);
  if (policy === undefined || (position > 0 && person === undefined)) return [];
  const dueOn = addDays(today, daysLeft);
  const { agentName, agentId, policyNumber, primaryInsured, productName, issueDate } = policy;
  const birthDate = person?.birthDate ?? null;
  const ageOf = kind === 'AgeChange' ? nearestAgeFrom : ageOn;
  const age = birthDate === null ? null : ageOf(birthDate, dueOn);
  const inForce = kind === 'Anniversary' && issueDate !== null ? ageOn(issueDate, dueOn) : null;
  return [
    {
      kind,
      dueOn,
      daysLeft,
      agentName,
      agentId,
      policyNumber,
      primaryInsured,
      productName,
      person: person?.person ?? null,
      part: partOf(person?.parts ?? null),
      years: age ?? inForce,
    },
  ];
}

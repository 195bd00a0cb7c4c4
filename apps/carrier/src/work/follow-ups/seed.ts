import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { demoAccounts } from '../../sign-in/demoAccounts.ts';
import { demoOwner } from '../../sign-in/seed.ts';
import { followUps } from './tables.ts';

/** Days from the business date, and the note. */
const open = [
  [-2, 'Left a message on Monday. Call again after 4 p.m.'],
  [0, 'The client asked to be called back today.'],
  [0, ''],
  [5, 'Expected by the end of next week.'],
] as const;

const met = [-1, 'Was to be sent by mail.'] as const;

/** The first requirements of an agent's own pending policies, one of each policy. */
async function firstOf(db: Database, agentId: string, isMet: boolean, size: number) {
  return db
    .selectDistinctOn([policies.policyNumber], {
      policyNumber: policies.policyNumber,
      itemKey: requirements.requirementId,
      what: requirements.requirement,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        eq(policies.agentId, agentId),
        eq(policies.status, 'Pending'),
        isMet ? isNotNull(requirements.metOn) : isNull(requirements.metOn),
      ),
    )
    .orderBy(asc(policies.policyNumber), asc(requirements.requirementId))
    .limit(size);
}

/** Creates follow-ups of the demonstration agent: due, future and closed. */
async function seedFollowUps(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  const agentId = demoAccounts[0]?.agentId;
  if (owner === undefined || agentId === undefined) return;
  const asked = await firstOf(db, agentId, false, open.length);
  const answered = await firstOf(db, agentId, true, 1);
  const set = [
    ...asked.map((one, index) => [one, open[index] ?? open[0]] as const),
    ...answered.map((one) => [one, met] as const),
  ];
  for (const [one, [days, note]] of set) {
    // Follow-ups that a user set stay.
    await db
      .insert(followUps)
      .values({
        ...owner,
        ...one,
        subject: 'requirement',
        who: '',
        followUpOn: addDays(today, days),
        note,
        version: 1,
        savedAt: new Date(addDays(today, -4)),
      })
      .onConflictDoNothing();
  }
}

export const followUpsStep: AfterBookStep = {
  name: 'follow-ups',
  run: (tx, { today }) => seedFollowUps(tx, today),
};

import { and, desc, eq, max, not, type SQL, sql } from 'drizzle-orm';
import { isPastDueIn } from '../../book/queries/isInScope.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { relativeOf } from '../../db/seed/people.ts';
import { createRandom } from '../../db/seed/random.ts';
import { RowBuffer } from '../../db/seed/RowBuffer.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import type { SeedPlan } from '../../db/seed/seedRecord.ts';
import { policies } from '../../db/tables/policies.ts';
import { demoAccounts } from '../../sign-in/demoAccounts.ts';
import { drawClaimHistory } from '../../claims/claim/seed/drawClaimHistory.ts';
import { claimEvents, claimItems, claims } from '../../claims/tables.ts';

/** Days before the business date. Both are too long ago for alerts. */
const [received, updated] = [45, 20];

const insuredHas = (condition: SQL) => sql`EXISTS (
  SELECT FROM parties JOIN party_clients USING (policy_number, position)
  WHERE parties.policy_number = ${policies}.policy_number AND position = 1 AND ${condition})`;

/** A person with a late policy, one whose policy another person owns, and one with a second policy. */
const deaths = (today: string) =>
  [
    ['In Review', isPastDueIn(today)],
    [
      'In Review',
      and(not(isPastDueIn(today)), insuredHas(sql`NOT parties.parts && ARRAY['Owner']`)),
    ],
    [
      'Paid',
      and(
        not(isPastDueIn(today)),
        insuredHas(sql`EXISTS (SELECT FROM party_clients AS other
          JOIN policies AS second ON second.policy_number = other.policy_number
          WHERE other.client_id = party_clients.client_id AND second.status = 'Active'
            AND other.policy_number <> parties.policy_number)`),
      ),
    ],
  ] as const;

/** The last of the agent's active policies that meets a condition and has no claim. */
const lastOf = (db: Database, agentId: string, condition: SQL | undefined) =>
  db
    .select({ policyNumber: policies.policyNumber, primaryInsured: policies.primaryInsured })
    .from(policies)
    .where(
      and(
        eq(policies.agentId, agentId),
        eq(policies.status, 'Active'),
        sql`NOT EXISTS (SELECT FROM claims WHERE claims.policy_number = ${policies}.policy_number)`,
        condition,
      ),
    )
    .orderBy(desc(policies.policyNumber))
    .limit(1);

/** Adds the death claims of three people in the demonstration agent's book. Their policies are still active. */
async function seedDeaths(db: Database, { seed, today }: SeedPlan): Promise<void> {
  const agentId = demoAccounts[0]?.agentId ?? '';
  for (const [status, condition] of deaths(today)) {
    const [policy] = await lastOf(db, agentId, condition);
    if (policy === undefined) continue;
    const [last] = await db.select({ rowId: max(claims.rowId) }).from(claims);
    const random = createRandom(`${seed}/deaths/${policy.policyNumber}`);
    const [lastName = ''] = policy.primaryInsured.split(', ');
    const claimant = relativeOf(random, { firstName: '', lastName });
    const rowId = (last?.rowId ?? 0) + 1;
    const claimNumber = `C${100_000 + rowId}`;
    const claim = {
      claimType: 'Death',
      status,
      receivedOn: addDays(today, -received),
      updatedOn: addDays(today, -updated),
    };
    const rows = new RowBuffer([claims, claimItems, claimEvents]);
    rows.add(claims, {
      ...claim,
      claimNumber,
      rowId,
      policyNumber: policy.policyNumber,
      claimantFirstName: claimant.firstName,
      claimantLastName: claimant.lastName,
      paid: status === 'Paid' ? '50000.00' : '0.00',
    });
    const { items, history } = drawClaimHistory(random, claim);
    for (const [index, item] of items.entries())
      rows.add(claimItems, { claimNumber, position: index + 1, ...item });
    for (const [index, event] of history.entries())
      rows.add(claimEvents, { claimNumber, position: index + 1, ...event });
    await rows.flush(db);
  }
}

export const deathsStep: AfterBookStep = {
  name: 'deaths',
  after: ['claim-history', 'clients'],
  run: seedDeaths,
};

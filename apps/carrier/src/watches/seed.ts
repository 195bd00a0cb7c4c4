import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { addDays } from '../db/dates.ts';
import { isAnyOf } from '../db/queries.ts';
import { policies } from '../db/tables/policies.ts';
import { demoAccounts } from '../sign-in/demoAccounts.ts';
import { demoOwner } from '../sign-in/seed.ts';
import { seenOf } from './changesBetween.ts';
import { findWatchable } from './queries.ts';
import { type Seen, watches } from './tables.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';

/** Featured policies: one without changes, and two whose requirement has changed. */
const featured = ['NL0018O0142', 'NL0016B8835', 'NL0017I1l90'];
const unchanged = featured[0];

const changed = ['Active', 'Lapsed'] as const;

/** The previous status of each current status: pending before active, and so on. */
function earlier(now: Seen): Seen {
  const requirements = Object.entries(now.requirements).map(
    ([id, { requirement }]) => [id, { requirement, state: 'Open' }] as const,
  );
  return {
    status: now.status === 'Lapsed' ? 'Active' : 'Pending',
    paidToDate: now.status === 'Active' ? null : now.paidToDate,
    requirements: Object.fromEntries(requirements),
  };
}

/** The first policies of an agent that are active and lapsed, by policy number. */
async function firstOf(db: Database, agentId: string): Promise<string[]> {
  const found = await db
    .select({ policyNumber: policies.policyNumber, status: policies.status })
    .from(policies)
    .where(and(eq(policies.agentId, agentId), isAnyOf(policies.status, changed)))
    .orderBy(asc(policies.policyNumber));
  return changed.flatMap(
    (status) => found.find((policy) => policy.status === status)?.policyNumber ?? [],
  );
}

/**
 * Creates watches of the demonstration agent, with the state of a week ago. Most policies have changed since,
 * so that the first visit shows notices.
 */
async function seedWatches(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  const agentId = demoAccounts[0]?.agentId;
  if (owner === undefined || agentId === undefined) return;
  const watchedAt = new Date(addDays(today, -7));
  for (const policyNumber of [...featured, ...(await firstOf(db, agentId))]) {
    const policy = await findWatchable(db, [agentId], policyNumber);
    if (policy === undefined) continue;
    const now = seenOf(policy, today);
    const seen = policyNumber === unchanged ? now : earlier(now);
    // An existing watch stays as it is.
    await db
      .insert(watches)
      .values({ ...owner, policyNumber, watchedAt, seen })
      .onConflictDoNothing();
  }
}

export const watchesStep: AfterBookStep = {
  name: 'watches',
  run: (tx, { today }) => seedWatches(tx, today),
};

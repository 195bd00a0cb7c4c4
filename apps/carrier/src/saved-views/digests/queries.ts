import type { DigestFrequency } from '@agent-portal/data/saved-views/contract';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies } from '../../db/tables/policies.ts';
import { isAnyOf } from '../../db/queries.ts';
import { inOrder } from '../../lists/queries/orderedRows.ts';
import { users } from '../../session/tables.ts';
import { viewDigests } from '../tables.ts';

const parent = alias(users, 'parent');

/** The key of a digest: a view and its reader. */
export type DigestKey = Pick<
  typeof viewDigests.$inferSelect,
  'viewId' | 'userId' | 'producerId' | 'frequency'
>;

/** True for digests of a frequency that are not sent for a day yet. */
const isDueFor = (frequency: DigestFrequency, day: string) =>
  and(
    eq(viewDigests.frequency, frequency),
    lte(viewDigests.startsOn, day),
    or(isNull(viewDigests.sentOn), lt(viewDigests.sentOn, day)),
  );

export const findDueDigests = (db: Database, frequency: DigestFrequency, day: string) =>
  db
    .select({
      viewId: viewDigests.viewId,
      userId: viewDigests.userId,
      producerId: viewDigests.producerId,
      frequency: viewDigests.frequency,
    })
    .from(viewDigests)
    .where(isDueFor(frequency, day));

const hasKey = ({ viewId, userId, producerId }: DigestKey) =>
  and(
    eq(viewDigests.viewId, viewId),
    eq(viewDigests.userId, userId),
    eq(viewDigests.producerId, producerId),
  );

/**
 * Locks a digest and marks it as sent for a day.
 * @returns the count of the last digest as `lastCount`, or undefined if the digest was already sent
 */
export async function markDigestSent(tx: Database, key: DigestKey, day: string) {
  const [row] = await tx
    .select({ lastCount: viewDigests.sentCount })
    .from(viewDigests)
    .where(and(hasKey(key), isDueFor(key.frequency, day)))
    .for('update');
  if (!row) return undefined;
  await tx.update(viewDigests).set({ sentOn: day }).where(hasKey(key));
  return row;
}

/** Records how many policies a digest had. */
export async function setSentCount(tx: Database, key: DigestKey, count: number): Promise<void> {
  await tx.update(viewDigests).set({ sentCount: count }).where(hasKey(key));
}

/** A reader with its agent. `mine` are the agent ids of the reader's producer. */
export async function findReader(db: Database, { userId, producerId }: DigestKey) {
  const [found] = await db
    .select({
      user: users,
      producer: producers,
      agentIds: sql<string[]>`array(
        SELECT agent_id FROM agents mine WHERE mine.producer_id = ${producerId})`,
    })
    .from(users)
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .innerJoin(agents, sql`${agents.agentId} = coalesce(${parent.agentId}, ${users.agentId})`)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(and(eq(users.userId, userId), eq(agents.producerId, producerId)));
  return found;
}

/** The numbers and insureds of some policies, in the order of their row ids. */
export async function findPolicies(db: Database, rowIds: Int32Array) {
  const found = await db
    .select({
      rowId: policies.rowId,
      policyNumber: policies.policyNumber,
      insured: policies.primaryInsured,
    })
    .from(policies)
    .where(isAnyOf(policies.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import { users } from '../../../session/tables.ts';
import { challenges, pendingSignIns } from '../tables.ts';

const parent = alias(users, 'parent');

export async function insertPending(
  tx: Database,
  row: typeof pendingSignIns.$inferInsert,
): Promise<void> {
  await tx.insert(pendingSignIns).values(row);
}

/** A sign-in that waits, with its user. */
export async function findPendingRow(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ pending: pendingSignIns, user: users, agent: parent })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.userId, pendingSignIns.userId))
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .where(eq(pendingSignIns.tokenHash, tokenHash));
  return row;
}

/** Locks a sign-in that waits, so that only one answer is accepted. Returns false when it has ended. */
export async function lockPending(tx: Database, tokenHash: string): Promise<boolean> {
  const locked = await tx
    .select({ tokenHash: pendingSignIns.tokenHash })
    .from(pendingSignIns)
    .where(eq(pendingSignIns.tokenHash, tokenHash))
    .for('update');
  return locked.length > 0;
}

/** Ends a sign-in that waits, with its challenges. */
export async function deletePending(tx: Database, tokenHash: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash));
  await tx.delete(challenges).where(eq(challenges.ownerHash, tokenHash));
}

/** Ends everything that a user has not finished: sign-ins that wait, and set-ups. */
export async function deletePendingOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

/** Deletes what ended before a moment. */
export async function deletePassed(tx: Database, before: Date): Promise<void> {
  await tx.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, before));
  await tx.delete(challenges).where(lt(challenges.expiresAt, before));
}

type Purpose = (typeof challenges.$inferSelect)['purpose'];

/** Saves a challenge, and replaces a former one of the same owner. */
export async function writeChallenge(
  tx: Database,
  row: typeof challenges.$inferInsert,
): Promise<void> {
  await tx
    .insert(challenges)
    .values(row)
    .onConflictDoUpdate({ target: [challenges.ownerHash, challenges.purpose], set: row });
}

/** A valid challenge. */
export async function findChallenge(
  db: Database,
  { ownerHash, purpose, now }: { ownerHash: string; purpose: Purpose; now: Date },
): Promise<string | undefined> {
  const [found] = await db
    .select({ value: challenges.value })
    .from(challenges)
    .where(
      and(
        eq(challenges.ownerHash, ownerHash),
        eq(challenges.purpose, purpose),
        sql`${challenges.expiresAt} > ${now.toISOString()}`,
      ),
    );
  return found?.value;
}

/** The same, used up: no other call gets it. */
export async function takeChallenge(
  tx: Database,
  { ownerHash, purpose, now }: { ownerHash: string; purpose: Purpose; now: Date },
): Promise<string | undefined> {
  const [taken] = await tx
    .delete(challenges)
    .where(and(eq(challenges.ownerHash, ownerHash), eq(challenges.purpose, purpose)))
    .returning({ value: challenges.value, expiresAt: challenges.expiresAt });
  return taken && taken.expiresAt > now ? taken.value : undefined;
}

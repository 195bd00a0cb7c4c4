import { and, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import { users } from '../../../session/tables.ts';
import { challenges, signInChallenges } from '../tables.ts';

const parent = alias(users, 'parent');

export async function insertSignInChallenge(
  tx: Database,
  row: typeof signInChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(signInChallenges).values(row);
}

/** A sign-in that waits, with its user. */
export async function findSignInRow(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ signIn: signInChallenges, user: users, agent: parent })
    .from(signInChallenges)
    .innerJoin(users, eq(users.userId, signInChallenges.userId))
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .where(eq(signInChallenges.tokenHash, tokenHash));
  return row;
}

/** Locks a sign-in that waits, so that only one answer is accepted. Returns false when it has ended. */
export async function lockSignInChallenge(tx: Database, tokenHash: string): Promise<boolean> {
  const locked = await tx
    .select({ tokenHash: signInChallenges.tokenHash })
    .from(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash))
    .for('update');
  return locked.length > 0;
}

/** Ends a sign-in that waits, with its challenges. */
export async function deleteSignInChallenge(tx: Database, tokenHash: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash));
  await tx.delete(challenges).where(eq(challenges.ownerHash, tokenHash));
}

/** Ends everything that a user has not finished: sign-ins that wait, and set-ups. */
export async function deleteChallengesOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

/** Deletes what ended before a moment. */
export async function deletePassed(tx: Database, before: Date): Promise<void> {
  await tx.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before));
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

import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { users } from '../../session/tables.ts';
import { authenticators, passkeys, recoveryCodes, challenges, signInChallenges } from './tables.ts';
import { alias } from 'drizzle-orm/pg-core';

export async function findMethods(db: Database, userId: number) {
  const [authenticator] = await db
    .select()
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.passkeyId));
  return { authenticator, passkeys: keys, isOn: authenticator !== undefined || keys.length > 0 };
}

/** Recovery codes that were not used yet. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return found?.count ?? 0;
}

export async function isRequiredByAgent(
  db: Database,
  parentUserId: number | null,
): Promise<boolean> {
  if (parentUserId === null) return false;
  const [agent] = await db
    .select({ requires: users.requiresSecondStep })
    .from(users)
    .where(eq(users.userId, parentUserId));
  return agent?.requires ?? false;
}

/** Whether an agent requires a second step of its sub-accounts, for any account of the agent. */
export async function doesAgentRequire(
  db: Database,
  { agentIds }: Pick<AgentCaller, 'agentIds'>,
): Promise<boolean> {
  const [found] = await db
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.kind, 'agent'),
        isAnyOf(users.agentId, agentIds),
        eq(users.requiresSecondStep, true),
      ),
    );
  return (found?.count ?? 0) > 0;
}

/** Requires a second step of an agent's sub-accounts, or stops requiring it. */
export async function setRequired(
  tx: Database,
  { agentIds }: Pick<AgentCaller, 'agentIds'>,
  isRequired: boolean,
): Promise<void> {
  await tx
    .update(users)
    .set({ requiresSecondStep: isRequired })
    .where(and(eq(users.kind, 'agent'), isAnyOf(users.agentId, agentIds)));
}

/** The users in this list who have a second step. */
export async function findWithSecondStep(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const ids = [...userIds];
  const apps = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(inArray(authenticators.userId, ids));
  const keys = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(inArray(passkeys.userId, ids));
  return new Set([...apps, ...keys].map(({ userId }) => userId));
}

/** Saves an authenticator app, and replaces an earlier one. */
export async function writeAuthenticator(
  tx: Database,
  row: typeof authenticators.$inferInsert,
): Promise<void> {
  await tx
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.userId, set: { ...row, lastUsedAt: null } });
}

/** Uses a code of the app once. Returns false when it or a later one was used already. */
export async function takeStep(
  tx: Database,
  userId: number,
  { step, at, secret }: { step: number; at: Date; secret: string },
): Promise<boolean> {
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: at, secret })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

export async function deleteAuthenticator(tx: Database, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

/** Adds a passkey. Returns false when the device is known already. */
export async function insertPasskey(
  tx: Database,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ passkeyId: passkeys.passkeyId });
  return added.length > 0;
}

/** Saves a use of a passkey. Returns false when another call saved one first. */
export async function countPasskey(
  tx: Database,
  { passkeyId, counter }: Pick<typeof passkeys.$inferSelect, 'passkeyId' | 'counter'>,
  { newCounter, at }: { newCounter: number; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: at })
    .where(and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.counter, counter)))
    .returning({ passkeyId: passkeys.passkeyId });
  return used.length > 0;
}

/** Removes a passkey of a user, and returns its name; undefined when the user does not have it. */
export async function deletePasskey(
  tx: Database,
  userId: number,
  passkeyId: number,
): Promise<string | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId)))
    .returning({ name: passkeys.name });
  return removed?.name;
}

export async function replaceRecoveryCodes(
  tx: Database,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code. Returns false when it does not exist or was used. */
export async function takeRecoveryCode(
  tx: Database,
  userId: number,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

export async function deleteSecondStep(tx: Database, userId: number): Promise<void> {
  await deleteAuthenticator(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await replaceRecoveryCodes(tx, userId, []);
}

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

/** Saves a challenge, and replaces an earlier one of the same owner. */
export async function writeChallenge(
  tx: Database,
  row: typeof challenges.$inferInsert,
): Promise<void> {
  await tx
    .insert(challenges)
    .values(row)
    .onConflictDoUpdate({ target: [challenges.ownerHash, challenges.purpose], set: row });
}

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

/** Finds a challenge and deletes it: no other call gets it. */
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

import { and, asc, count, desc, eq, exists, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection.ts';
import { folded } from '../db/folded.ts';
import { isAnyOf } from '../db/queries.ts';
import { followUps } from '../work/follow-ups/tables.ts';
import type { AgentCaller } from '../session/caller.ts';
import { displayNameOf } from '../session/queries.ts';
import { users } from '../session/tables.ts';
import { invitations } from '../sign-in/link/tables.ts';

const parent = alias(users, 'parent');
const changer = alias(users, 'changer');
const successor = alias(users, 'successor');

/** The agent, by all of its agent numbers. */
type Agent = Pick<AgentCaller, 'agentIds'>;

const isOf = ({ agentIds }: Agent) => isAnyOf(parent.agentId, agentIds);
const isThere = isNull(users.removedAt);

/** The sub-accounts that match the condition, by name. */
const findRows = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      user: users,
      takesOver: successor.username,
      invitedUntil: invitations.expiresAt,
      changedBy: displayNameOf(changer).name,
      changedByHomeOffice: displayNameOf(changer).isHomeOffice,
    })
    .from(users)
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .leftJoin(changer, eq(changer.userId, users.changedBy))
    .leftJoin(successor, eq(successor.userId, users.takesOver))
    .leftJoin(invitations, eq(invitations.userId, users.userId))
    .where(condition)
    .orderBy(folded(users.lastName), folded(users.firstName), asc(users.userId));

export type FoundSubAccount = Awaited<ReturnType<typeof findRows>>[number];

/** The agent's sub-accounts, by name. */
export const findSubAccounts = (db: Database, agent: Agent) =>
  findRows(db, and(isOf(agent), isThere));

/**
 * Locks the agent's sub-account with a user name until the transaction ends, and returns it. A removed one
 * only when there is no other.
 */
export async function lockSubAccount(tx: Database, agent: Agent, username: string) {
  const [found] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .where(and(isOf(agent), eq(users.username, username)))
    .orderBy(sql`${users.removedAt} DESC NULLS FIRST`)
    .limit(1)
    .for('no key update', { of: users });
  return found?.user;
}

/** Who made the last change of a sub-account. */
export async function findChanger(db: Database, userId: number | null) {
  const [found] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.userId} = ${userId}`);
  return found && `${found.firstName} ${found.lastName}`;
}

/**
 * The parent account of an agent's sub-accounts: the caller's own, or the agent's first account when home
 * office acts for it. An agent may have none.
 */
export async function findHolder(db: Database, { agentIds, userId }: Agent & { userId: number }) {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.kind, 'agent'), isAnyOf(users.agentId, agentIds)))
    .orderBy(desc(eq(users.userId, userId)), asc(users.userId))
    .limit(1);
  return found;
}

export async function countSubAccounts(db: Database, agent: Agent): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(users)
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .where(and(isOf(agent), isThere));
  return found?.count ?? 0;
}

/** Adds a sub-account. Returns undefined when the user name is taken. */
export async function insertSubAccount(
  tx: Database,
  row: typeof users.$inferInsert,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: users.userId });
  return added?.userId;
}

export async function updateSubAccount(
  tx: Database,
  userId: number,
  change: Partial<typeof users.$inferSelect>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.userId, userId));
}

/** The account of the agent that a sub-account belongs to. */
export async function findParent(
  db: Database,
  { parentUserId }: Pick<typeof users.$inferSelect, 'parentUserId'>,
) {
  if (parentUserId === null) return undefined;
  const [found] = await db.select().from(users).where(eq(users.userId, parentUserId));
  return found;
}

const hasEnded = (today: string) => and(eq(users.kind, 'sub-account'), lt(users.endsOn, today));

/** The user who was chosen to take a sub-account's open items after its last day. */
export async function findChosenSuccessor(
  db: Database,
  { takesOver, parentUserId }: Pick<typeof users.$inferSelect, 'takesOver' | 'parentUserId'>,
) {
  if (takesOver === null || parentUserId === null) return undefined;
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.userId, takesOver), eq(users.parentUserId, parentUserId)));
  return found;
}

/** The sub-accounts whose last day has passed and that have follow-ups. Some may all be closed. */
export const findEndedWithFollowUps = (db: Database, today: string) =>
  db
    .select({ userId: users.userId, parentUserId: users.parentUserId })
    .from(users)
    .where(
      and(
        hasEnded(today),
        exists(
          db
            .select({ one: sql`1` })
            .from(followUps)
            .where(
              and(
                eq(followUps.userId, users.userId),
                isNull(followUps.deletedAt),
                isNull(followUps.doneOn),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.userId));

/** Locks a sub-account until the transaction ends. Undefined when its last day was changed meanwhile. */
export async function lockEnded(tx: Database, userId: number, today: string) {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), hasEnded(today)))
    .for('no key update');
  return found;
}

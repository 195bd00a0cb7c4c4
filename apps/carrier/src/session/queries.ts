import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { agents, producers } from '../db/tables/agents.ts';
import { calendarFeeds, sessions, users } from './tables.ts';

const parent = alias(users, 'parent');

/** The agent that a session acts for: as home office, as a sub-account, or as oneself. */
const actingAgentId = sql<string | null>`coalesce(
  ${sessions.actingAsAgentId}, ${parent.agentId}, ${users.agentId})`;

/** The agent ids of a row of producers. Written as SQL, because drizzle drops the table's name. */
export const siblingIds = sql<string[]>`array(
  select a.agent_id from agents a where a.producer_id = producers.producer_id order by 1)`;

/** The user name of the acting agent's producer, if it has one. */
export const producersUsername = sql<string | null>`(
  select u.username from users u join agents a on a.agent_id = u.agent_id
  where a.producer_id = producers.producer_id order by u.user_id limit 1)`;

const prepareFindSession = (db: Database) =>
  db
    .select({
      session: sessions,
      user: users,
      agentId: agents.agentId,
      producer: producers,
      agentIds: siblingIds,
      producersUsername,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .leftJoin(agents, sql`${agents.agentId} = ${actingAgentId}`)
    .leftJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session');

/** Every call starts with this query. Prepared, it costs a tenth. */
const preparedFindSession = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

/** A session with its user and, when it acts for an agent, the agent and its producer. */
export async function findSession(db: Database, tokenHash: string) {
  const prepared = preparedFindSession.get(db) ?? prepareFindSession(db);
  preparedFindSession.set(db, prepared);
  const [row] = await prepared.execute({ tokenHash });
  return row;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The current user with this user name. Removed users may have had the same name. */
export async function findUser(db: Database, username: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.removedAt)));
  return user;
}

export async function findUserById(db: Database, userId: number) {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  return user;
}

/** The user names in this list that are taken. */
export function findUsers(db: Database, usernames: readonly string[]) {
  return db
    .select()
    .from(users)
    .where(and(isAnyOf(users.username, usernames), isNull(users.removedAt)));
}

export async function setPasswordHash(db: Database, userId: number, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.userId, userId));
}

export async function setSignedIn(db: Database, userId: number, at: Date) {
  await db.update(users).set({ lastSignedInAt: at }).where(eq(users.userId, userId));
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Database, tokenHash: string, now: Date) {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function setExpiry(db: Database, tokenHash: string, expiresAt: Date) {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function setAudience(db: Database, tokenHash: string, audience: 'normal' | 'sso') {
  await db.update(sessions).set({ audience }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Database, userId: number) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(
  db: Database,
  userId: number,
  tokenHash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.tokenHash} <> ${tokenHash}`));
}

/** Gives a session a new token. Returns false when the session has ended or another call renewed it. */
export async function renewToken(db: Database, formerHash: string, tokenHash: string) {
  const renewed = await db
    .update(sessions)
    .set({ tokenHash })
    .where(and(eq(sessions.tokenHash, formerHash), isNull(sessions.endedAt)))
    .returning({ tokenHash: sessions.tokenHash });
  return renewed.length === 1;
}

export async function deleteSession(db: Database, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes sessions that were last seen, or started, before the given moments. */
export async function deleteEnded(db: Database, ended: { idleSince: Date; begunBefore: Date }) {
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, ended.idleSince), lt(sessions.createdAt, ended.begunBefore)));
}

type NameColumns = Readonly<Record<'firstName' | 'lastName', AnyPgColumn>>;

export const fullNameOf = (who: NameColumns) =>
  sql<string>`concat(${who.firstName}, ' ', ${who.lastName})`;

/** The name of a user who may be missing from a join, and whether it is home office. */
export const displayNameOf = (who: NameColumns & { readonly kind: AnyPgColumn }) => ({
  name: sql<string | null>`nullif(trim(${fullNameOf(who)}), '')`,
  isHomeOffice: sql<boolean>`coalesce(${who.kind} = 'home-office', false)`,
});

/**
 * Locks a user's data until the transaction ends, so that other changes wait.
 * @returns the user as the changes before this one left it
 */
export async function lockUser(tx: Database, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update');
  return user;
}

/** Locks a producer until the transaction ends, so that other changes of what it shares wait. */
export async function lockProducer(tx: Database, producerId: string): Promise<void> {
  await tx
    .select({ producerId: producers.producerId })
    .from(producers)
    .where(eq(producers.producerId, producerId))
    .for('no key update');
}

/** Ends the calendar address of a user. @returns whether there was one */
export async function deleteFeed(db: Database, userId: number): Promise<boolean> {
  const deleted = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return deleted.length > 0;
}

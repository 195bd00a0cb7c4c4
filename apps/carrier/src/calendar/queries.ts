import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection.ts';
import { agents, producers } from '../db/tables/agents.ts';
import { siblingIds } from '../session/queries.ts';
import { calendarFeeds, users } from '../session/tables.ts';

const parent = alias(users, 'parent');

type Feed = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Database, userId: number): Promise<Feed | undefined> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed;
}

/** Saves the address of a user, and replaces an earlier one. Its events keep their ids. */
export async function writeFeed(db: Database, feed: Omit<Feed, 'lastReadAt'>): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { tokenHash, createdAt, lastReadAt: null },
    });
}

/** The address with this hash, its user as it is now, and the agent whose book the user sees. */
export async function findReader(db: Database, tokenHash: string) {
  const [found] = await db
    .select({
      feed: calendarFeeds,
      user: users,
      agentId: agents.agentId,
      producer: producers,
      agentIds: siblingIds,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.userId, calendarFeeds.userId))
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .innerJoin(agents, sql`${agents.agentId} = coalesce(${parent.agentId}, ${users.agentId})`)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return found;
}

export type FeedReader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** Saves when a calendar read an address, unless that is less than a minute ago. */
export async function setRead(db: Database, tokenHash: string, at: Date): Promise<void> {
  const minuteAgo = new Date(at.getTime() - 60_000);
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, minuteAgo)),
      ),
    );
}

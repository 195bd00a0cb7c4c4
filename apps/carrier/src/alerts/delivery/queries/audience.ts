import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { agents, producers } from '../../../db/tables/agents.ts';
import { users } from '../../../session/tables.ts';

const parent = alias(users, 'parent');

export async function findProducer(db: Database, producerId: string) {
  const [producer] = await db.select().from(producers).where(eq(producers.producerId, producerId));
  return producer;
}

/** The sub-accounts of an agent with these user names, removed ones last. */
export const findSubAccounts = (db: Database, producerId: string, usernames: readonly string[]) =>
  db
    .select({
      username: users.username,
      roles: users.roles,
      isDemo: users.isDemo,
      suspendedAt: users.suspendedAt,
      endsOn: users.endsOn,
      removedAt: users.removedAt,
    })
    .from(users)
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .innerJoin(agents, eq(agents.agentId, parent.agentId))
    .where(and(eq(agents.producerId, producerId), isAnyOf(users.username, usernames)))
    .orderBy(desc(users.removedAt));

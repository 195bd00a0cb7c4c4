import { and, asc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import { users } from '../../session/tables.ts';

const parent = alias(users, 'parent');

/** The people of an agency: the agent's account, then its sub-accounts that can sign in today, by name. */
export async function findPeople(db: Database, agentIds: readonly string[], today: string) {
  const found = await db
    .select({ user: users, isSubaccount: sql<boolean>`${users.kind} = 'sub-account'` })
    .from(users)
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .where(
      and(
        isNull(users.removedAt),
        isNull(users.suspendedAt),
        or(isNull(users.endsOn), gte(users.endsOn, today)),
        or(
          and(eq(users.kind, 'agent'), isAnyOf(users.agentId, agentIds)),
          and(isAnyOf(parent.agentId, agentIds), isNotNull(users.passwordHash)),
        ),
      ),
    )
    .orderBy(
      sql`${users.kind} = 'sub-account'`,
      folded(users.lastName),
      folded(users.firstName),
      asc(users.userId),
    );
  return found.map(({ user: { userId, username, firstName, lastName, roles }, isSubaccount }) => ({
    userId,
    username,
    name: `${firstName} ${lastName}`,
    roles,
    isSubaccount,
  }));
}

import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { users } from '../../session/tables.ts';
import { invitations } from '../../sub-accounts/tables.ts';

const parent = alias(users, 'parent');

/** Locks the invitation of a sub-account, and returns it with the agent who sent it. */
export async function lockInvitation(db: Database, userId: number) {
  const [row] = await db
    .select({ user: users, invitation: invitations, agent: parent })
    .from(invitations)
    .innerJoin(users, eq(users.userId, invitations.userId))
    .innerJoin(parent, eq(parent.userId, users.parentUserId))
    .where(eq(invitations.userId, userId))
    .for('update', { of: invitations });
  return row;
}

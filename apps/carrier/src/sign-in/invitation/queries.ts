import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { users } from '../../session/tables.ts';
import { invitations } from './tables.ts';

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

/** Saves an invitation, and replaces a former one. */
export async function writeInvitation(
  tx: Database,
  row: typeof invitations.$inferInsert,
): Promise<void> {
  await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: invitations.userId, set: row });
}

export async function deleteInvitation(tx: Database, userId: number): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.userId, userId));
}

/** Ends the invitation of a user, and writes down what changes about the user. */
export async function saveAcceptance(
  tx: Database,
  userId: number,
  change: Partial<typeof users.$inferSelect>,
): Promise<void> {
  await deleteInvitation(tx, userId);
  await tx.update(users).set(change).where(eq(users.userId, userId));
}

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import type { Email } from '../../outbox/queries.ts';
import { users } from '../../session/tables.ts';
import { passwordResets as limits } from '../../limits.ts';
import { invitations, passwordResets } from './tables.ts';

const parent = alias(users, 'parent');

/** Locks the link with this hash, and returns it with its user and the agent of a sub-account. */
export async function lockReset(db: Database, secretHash: string) {
  const [row] = await db
    .select({ user: users, reset: passwordResets, agent: parent })
    .from(passwordResets)
    .innerJoin(users, eq(users.userId, passwordResets.userId))
    .leftJoin(parent, eq(parent.userId, users.parentUserId))
    .where(eq(passwordResets.secretHash, secretHash))
    .for('update', { of: passwordResets });
  return row;
}

interface NewLink {
  readonly secretHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly isOfKnownDevice: boolean;
}

/**
 * Saves a link, unless the user has enough. Earlier links stay, so that no one else can end them. Without a user it
 * makes the same statement and saves nothing, so that the time of an answer does not show whether there is such a
 * user.
 * @returns whether it was saved
 */
export async function writeReset(
  tx: Database,
  userId: number | undefined,
  { secretHash, at, expiresAt, isOfKnownDevice }: NewLink,
): Promise<boolean> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    WITH ended AS (
      DELETE FROM password_resets WHERE user_id = ${userId ?? 0} AND expires_at <= ${now})
    INSERT INTO password_resets (user_id, secret_hash, expires_at, is_of_known_device)
    SELECT user_id, ${secretHash}, ${expiresAt.toISOString()}::timestamptz, ${isOfKnownDevice}
    FROM users WHERE user_id = ${userId ?? 0} AND (
      SELECT count(*) FROM password_resets AS open WHERE open.user_id = users.user_id
        AND expires_at > ${now} AND is_of_known_device = ${isOfKnownDevice}
    ) < ${limits.openLinks}
    RETURNING user_id`);
  return rows.length > 0;
}

/** Sends an e-mail, or makes the same statement and sends nothing. */
export async function sendEmailIf(tx: Database, isSent: boolean, email: Email): Promise<void> {
  const { sentAt, sentTo, subject, body } = email;
  await tx.execute(sql`
    INSERT INTO outbox (sent_at, sent_to, subject, body)
    SELECT ${sentAt.toISOString()}::timestamptz, ${sentTo}, ${subject}, ${body} WHERE ${isSent}`);
}

export async function deleteReset(tx: Database, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

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

/** Saves an invitation, and replaces an earlier one. */
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

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/connection.ts';
import type { Email } from '../../../outbox/queries.ts';
import { users } from '../../../session/tables.ts';
import { passwordResets } from './tables.ts';

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

/**
 * Saves a link, and replaces a former one. Without a user it makes the same statement and saves nothing, so
 * that the time of an answer does not show whether there is such a user.
 */
export async function writeReset(
  tx: Database,
  userId: number | undefined,
  { secretHash, expiresAt }: { secretHash: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO password_resets (user_id, secret_hash, expires_at)
    SELECT user_id, ${secretHash}, ${expiresAt.toISOString()}::timestamptz FROM users
    WHERE user_id = ${userId ?? 0}
    ON CONFLICT (user_id) DO UPDATE
      SET secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`);
}

/** Sends an e-mail, or makes the same statement and sends nothing. */
export async function sendEmailIf(tx: Database, isSent: boolean, email: Email): Promise<void> {
  const { sentAt, sentTo, subject, body } = email;
  await tx.execute(sql`
    INSERT INTO outbox (sent_at, sent_to, subject, body)
    SELECT ${sentAt.toISOString()}::timestamptz, ${sentTo}, ${subject}, ${body} WHERE ${isSent}`);
}

/** Ends the link of a user. */
export async function deleteReset(tx: Database, userId: number): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

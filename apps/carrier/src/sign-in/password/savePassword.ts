import { carrier } from '@agent-portal/data/carrier';
import { formatUtcMoment } from '@agent-portal/format';
import type { Database } from '../../db/connection.ts';
import { sendEmail } from '../../outbox/queries.ts';
import { setPasswordHash } from '../../session/queries.ts';
import type { users } from '../../session/tables.ts';
import { deletePendingOf } from '../second-step/queries/waiting.ts';
import { deleteReset } from './reset/queries.ts';

type User = Pick<typeof users.$inferSelect, 'userId' | 'username' | 'firstName'>;

const { phone, hours } = carrier.helpDesk;

/**
 * Saves a new password, and notifies the user by e-mail. Sign-ins that wait for the second step and a link for
 * another password end. The caller decides which sessions end.
 */
export async function savePassword(
  tx: Database,
  { userId, username, firstName }: User,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash);
  await deletePendingOf(tx, userId);
  await deleteReset(tx, userId);
  await sendEmail(tx, {
    sentAt: at,
    sentTo: username,
    subject: 'Your password was changed',
    body:
      `Dear ${firstName},\n\nThe password of your account of the agent portal was changed on ` +
      `${formatUtcMoment(at.toISOString())}. Your other sessions were logged out.\n\n` +
      `If that was not you, call the help desk at ${phone} (${hours}).\n\n${carrier.name}`,
  });
}

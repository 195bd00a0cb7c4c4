import { carrier } from '@agent-portal/data/carrier';
import { formatUtcMoment } from '@agent-portal/format';
import type { Database } from '../../db/connection.ts';
import { letterTo, sendEmail } from '../../outbox/queries.ts';
import { setPasswordHash } from '../../session/queries.ts';
import type { users } from '../../session/tables.ts';
import { deleteChallengesOf } from '../second-step/queries.ts';
import { deleteReset } from '../link/queries.ts';

type User = Pick<typeof users.$inferSelect, 'userId' | 'username' | 'firstName'>;

const { phone, hours } = carrier.helpDesk;

const calendarEnded =
  ' Your calendar address no longer works: create another one on Account settings > Calendar.';

/**
 * Saves a new password, and notifies the user by e-mail. Sign-ins that wait for the second step and a link for
 * another password end. The caller decides which sessions end.
 * @param endsCalendar the user had a calendar address, which ended
 */
export async function savePassword(
  tx: Database,
  { userId, username, firstName }: User,
  {
    passwordHash,
    at,
    endsCalendar = false,
  }: { readonly passwordHash: string; readonly at: Date; readonly endsCalendar?: boolean },
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash);
  await deleteChallengesOf(tx, userId);
  await deleteReset(tx, userId);
  await sendEmail(tx, {
    sentAt: at,
    sentTo: username,
    subject: 'Your password was changed',
    body: letterTo(
      firstName,
      `The password of your account of the agent portal was changed on ` +
        `${formatUtcMoment(at.toISOString())}. Your other sessions were logged out.${endsCalendar ? calendarEnded : ''}\n\n` +
        `If that was not you, call the help desk at ${phone} (${hours}).`,
    ),
  });
}

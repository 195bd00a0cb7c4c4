import { formatUtcMoment } from '@agent-portal/format';
import { carrier } from '@agent-portal/data/carrier';
import type { AuditAction } from '../../audit/auditActions.ts';
import type { Database } from '../../db/connection.ts';
import { letterTo, sendEmail } from '../../outbox/queries.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { deleteOtherSessions } from '../../session/queries.ts';
import { deleteChallengesOf } from './queries.ts';

export interface SecondStepChange {
  readonly user: { readonly userId: number; readonly username: string; readonly firstName: string };
  /** As the audit log names it: 'passkey added'. */
  readonly action: AuditAction;
  /** The name of the passkey, if the change is about one. */
  readonly detail?: string;
  readonly at: Date;
  readonly requestId: string;
  /** The session that continues. The user's other sessions end, and so does every sign-in that waits. */
  readonly sessionHash: string;
}

/** Records a change in the audit log, notifies the user by e-mail, and ends the other sessions. */
export async function recordChange(
  tx: Database,
  { user, action, detail, at, requestId, sessionHash }: SecondStepChange,
): Promise<void> {
  const { userId, username, firstName } = user;
  await insertAuditEntry(tx, { at, action, userId, detail: detail ?? null, requestId });
  await deleteOtherSessions(tx, userId, sessionHash);
  await deleteChallengesOf(tx, userId);
  await sendEmail(tx, {
    sentAt: at,
    sentTo: username,
    subject: 'Your login security was changed',
    body: letterTo(
      firstName,
      `On ${formatUtcMoment(at.toISOString())} this was changed ` +
        `for your account of the agent portal: ${action}${detail ? ` (${detail})` : ''}. ` +
        `Your other sessions were logged out.\n\n` +
        `If that was not you, call the help desk at ${carrier.helpDesk.phone} (${carrier.helpDesk.hours}).`,
    ),
  });
}

import { carrier } from '@agent-portal/data/carrier';
import { invitationDays } from '@agent-portal/data/sub-accounts/contract';
import { formatUtcMoment } from '@agent-portal/format';
import type { Database } from '../db/connection.ts';
import { letterTo, sendEmail } from '../outbox/queries.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { writeInvitation } from '../sign-in/link/queries.ts';

const dayMs = 86_400_000;

/** The invited user, the agent, and the address of the portal. */
interface Invitation {
  readonly userId: number;
  readonly firstName: string;
  readonly sentTo: string;
  /** The agent's name. */
  readonly agent: string;
  /** `https://portal.example`. */
  readonly origin: string;
  readonly sentAt: Date;
}

/**
 * Sends the link for choosing a password. Its token has the user's id and a secret. The database stores only a hash
 * of the secret. An earlier link ends.
 */
export async function sendInvitation(
  tx: Database,
  { userId, firstName, sentTo, agent, origin, sentAt }: Invitation,
): Promise<void> {
  const secret = newToken();
  const expiresAt = new Date(sentAt.getTime() + invitationDays * dayMs);
  await writeInvitation(tx, { userId, secretHash: hashToken(secret), expiresAt });
  await sendEmail(tx, {
    sentAt,
    sentTo,
    subject: `${agent} invites you to the agent portal`,
    body: letterTo(
      firstName,
      `${agent} gives you access to the agent portal of ${carrier.name}. ` +
        `Choose a password to log in with:\n\n` +
        `${origin}/auth/invitation?token=${userId}.${secret}\n\n` +
        `The link works once, and ends on ${formatUtcMoment(expiresAt.toISOString())}. ` +
        `If you do not know ${agent}, delete this e-mail.`,
    ),
  });
}

import type { Deps } from '../../http/appEnv.ts';
import { findKnownDevice } from '../../session/device/knownDevice.ts';
import { shortAddress } from '../../shared/networkOf.ts';
import { findUser } from '../../session/queries.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { hashToken, newToken } from '../../session/tokens.ts';
import type { AccountAttempts } from '../attempts/accountAttempts.ts';
import { sendEmailIf, writeReset } from './queries.ts';
import { resetAnswerOf, resetMinutes, resetPath, type ResetAnswer } from './resetRules.ts';
import { carrier } from '@agent-portal/data/carrier';
import { formatUtcMoment } from '@agent-portal/format';
import { letterTo } from '../../outbox/queries.ts';

/** A request for a new password. */
interface ResetRequest {
  /** The user name as typed. */
  readonly username: string;
  readonly address: string;
  /** The cookie of a device that signed in before. */
  readonly deviceCookie?: string | undefined;
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
  readonly requestId: string;
}

/**
 * Sends the user a link for choosing a new password, or an e-mail that says why there is none. Every request
 * makes the same statements, also for a user who does not exist. So neither the answer nor its time shows
 * whether the user exists.
 * @throws Problem 429 after too many requests
 */
export async function requestReset(
  { db, now, today }: Deps,
  attempts: AccountAttempts,
  isDemo: boolean,
  { username: typed, address, deviceCookie, origin, requestId }: ResetRequest,
): Promise<void> {
  const username = typed.trim().toLowerCase();
  // A device of the user is counted apart, so that strangers cannot use up the requests of the owner.
  const device = deviceCookie && findKnownDevice(deviceCookie, await findUser(db, username));
  const counted = device ? `${username} ${device}` : username;
  await attempts.judge(counted, device ? undefined : address, async (decide) => {
    const at = now();
    const expiresAt = new Date(at.getTime() + resetMinutes * 60_000);
    const secret = newToken();
    await db.transaction(async (tx) => {
      const user = await findUser(tx, username);
      const answer = resetAnswerOf(user, today, isDemo);
      const userId = answer === 'nothing' ? undefined : user?.userId;
      const link = `${origin}${resetPath}?token=${secret}`;
      const isWritten = await writeReset(tx, answer === 'link' ? userId : undefined, {
        secretHash: hashToken(secret),
        at,
        expiresAt,
        isOfKnownDevice: Boolean(device),
      });
      await sendEmailIf(tx, answer === 'link' ? isWritten : answer !== 'nothing', {
        sentAt: at,
        sentTo: username,
        ...resetEmail(answer === 'nothing' ? 'link' : answer, {
          firstName: user?.firstName ?? '',
          link,
          expiresAt,
        }),
      });
      await insertAuditEntry(tx, {
        at,
        action: 'password reset requested',
        userId: userId ?? null,
        address: shortAddress(address),
        requestId,
      });
    });
    // Each request counts, even a failed one.
    decide('wrong');
  });
}

/** The details for the e-mail. */
interface Named {
  readonly firstName: string;
  /** The address of the page for choosing a password, with its token. */
  readonly link: string;
  readonly expiresAt: Date;
}

const { phone, hours } = carrier.helpDesk;

const texts: Readonly<Record<Exclude<ResetAnswer, 'nothing'>, (named: Named) => string>> = {
  link: ({ link, expiresAt }) =>
    `Choose a new password with this link:\n\n${link}\n\n` +
    `You can use the link once, within ${resetMinutes} minutes: until ${formatUtcMoment(expiresAt.toISOString())}. ` +
    `Your password stays the same until you choose a new one.`,
  'single sign-on': () =>
    `You log in with single sign-on, so your password cannot be changed here. ` +
    `Change it in your single sign-on account, or call the help desk at ${phone} (${hours}).`,
  demonstration: () =>
    `This is a demonstration account, so its password cannot be changed. ` +
    `The login page shows the password.`,
};

/** The e-mail for a request, which also protects a user who did not make it. */
const resetEmail = (answer: Exclude<ResetAnswer, 'nothing'>, named: Named) => ({
  subject: 'Your request for a new password',
  body: letterTo(
    named.firstName,
    `A new password was requested for your account of the agent portal. ` +
      `${texts[answer](named)}\n\n` +
      `If you did not request it, delete this e-mail.`,
  ),
});

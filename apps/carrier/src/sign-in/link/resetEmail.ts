import { carrier } from '@agent-portal/data/carrier';
import { formatUtcMoment } from '@agent-portal/format';
import { letterTo } from '../../outbox/letterTo.ts';
import { type ResetAnswer, resetMinutes } from './resetRules.ts';

/** What the e-mail names. */
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
export const resetEmail = (answer: Exclude<ResetAnswer, 'nothing'>, named: Named) => ({
  subject: 'Your request for a new password',
  body: letterTo(
    named.firstName,
    `A new password was requested for your account of the agent portal. ` +
      `${texts[answer](named)}\n\n` +
      `If you did not request it, delete this e-mail.`,
  ),
});

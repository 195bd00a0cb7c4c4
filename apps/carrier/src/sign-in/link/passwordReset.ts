import { html } from 'hono/html';
import { insertAuditEntry } from '../../audit/queries.ts';
import { shortAddress } from '../../shared/networkOf.ts';
import { deleteFeed, deleteSessionsOf } from '../../session/queries.ts';
import { hashToken } from '../../session/tokens.ts';
import { savePassword } from '../password/savePassword.ts';
import type { Link } from './choosePassword.ts';
import { lockReset } from './queries.ts';
import { forgotPasswordPath, resetAnswerOf, resetMinutes, resetPath } from './resetRules.ts';

/**
 * The link of a user who forgot the password. Using it ends all sessions, links and calendar addresses of the
 * user. The second step stays as it is: the next sign-in needs it.
 */
export const passwordReset: Link = {
  path: resetPath,
  cookie: 'passwordReset',
  async find({ db, now, today, isDemo }, token) {
    const row = token ? await lockReset(db, hashToken(token)) : undefined;
    if (!row || row.reset.expiresAt <= now()) return undefined;
    return resetAnswerOf(row.user, today, isDemo) === 'link' ? row : undefined;
  },
  async save(tx, { user }, { passwordHash, at, address, requestId }) {
    const { userId } = user;
    const endsCalendar = await deleteFeed(tx, userId);
    await savePassword(tx, user, { passwordHash, at, endsCalendar });
    await deleteSessionsOf(tx, userId);
    const entry = { at, userId, address: shortAddress(address), requestId };
    await insertAuditEntry(tx, { ...entry, action: 'password reset' });
  },
  choose: {
    title: 'Choose a new password',
    lead: () =>
      'It replaces your old password, logs you out everywhere, and ends your calendar address.',
  },
  saved: {
    title: 'Your password is changed',
    lead: 'Log in with your new password. You are logged out on all other devices. A calendar address no longer works: create another one on Account settings > Calendar.',
  },
  gone: {
    lead: `A link works once, for ${resetMinutes} minutes. Using any link ends the others. Your password has not changed.`,
    next: html`<a class="primary" href="${forgotPasswordPath}">Request another link</a>
      <p class="other"><a href="/auth/login">Back to log in</a></p>`,
  },
};

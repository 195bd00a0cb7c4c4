import { timingSafeEqual } from 'node:crypto';
import { invitationDays } from '@agent-portal/data/sub-accounts/contract';
import { insertAuditEntry } from '../../audit/queries.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { hashToken } from '../../session/tokens.ts';
import type { Link } from './choosePassword.ts';
import { logIn } from './linkPages.ts';
import { lockInvitation, saveAcceptance } from './queries.ts';

/** The parts of a link's token: the user and the secret. */
const tokenParts = /^(\d{1,9})\.([\w-]{43})$/;

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The link with which a sub-account accepts the invitation of its agent. */
export const invitation: Link = {
  path: '/auth/invitation',
  cookie: 'invitation',
  async find({ db, now, today, isDemo }, token) {
    const [, userId = '', secret = ''] = tokenParts.exec(token ?? '') ?? [];
    const row = userId === '' ? undefined : await lockInvitation(db, Number(userId));
    if (!row || !isSame(row.invitation.secretHash, hashToken(secret))) return undefined;
    const isOver = row.invitation.expiresAt <= now() || !maySignIn(row.user, today, isDemo);
    return isOver ? undefined : row;
  },
  async save(tx, { user: { userId, version }, agent }, { passwordHash, at, requestId }) {
    await saveAcceptance(tx, userId, {
      passwordHash,
      lastChange: 'Accepted',
      changedAt: at,
      changedBy: userId,
      version: version + 1,
    });
    await insertAuditEntry(tx, {
      at,
      action: 'sub-account invitation accepted',
      userId,
      agentId: agent?.agentId ?? null,
      subjectUserId: userId,
      requestId,
    });
  },
  choose: {
    title: 'Choose a password',
    lead: ({ user, agent }) =>
      `Welcome, ${user.firstName}. ${agent?.firstName} ${agent?.lastName} gives you access to the agent portal.`,
  },
  saved: {
    title: 'Your password is set',
    lead: 'Log in with your e-mail address and the password that you chose.',
  },
  gone: {
    lead: `An invitation works once and ends after ${invitationDays} days, or when it is sent again or withdrawn. If you chose a password with it, log in. If not, ask the agent who invited you to send it again.`,
    next: logIn,
  },
};

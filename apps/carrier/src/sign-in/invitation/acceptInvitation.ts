import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../http/appEnv.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { hashPassword } from '../password/password.ts';
import { passwordProblem } from '../password/passwordProblem.ts';
import { insertAuditEntry } from '../../audit/queries.ts';
import { hashToken } from '../../session/tokens.ts';
import { saveAcceptance, lockInvitation } from './queries.ts';

/** What the calls of an invitation need. */
type InvitationDeps = Pick<Deps, 'db' | 'now' | 'today'> & { readonly isDemo: boolean };

/** The parts of a link's token: the user and the secret. */
const tokenParts = /^(\d{1,9})\.([\w-]{43})$/;

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A valid invitation. Undefined when it ended, was used, or never existed. */
export async function findInvitation(
  { db, now, today, isDemo }: InvitationDeps,
  token: string | undefined,
) {
  const [, userId = '', secret = ''] = tokenParts.exec(token ?? '') ?? [];
  const row = userId === '' ? undefined : await lockInvitation(db, Number(userId));
  if (!row || !isSame(row.invitation.secretHash, hashToken(secret))) return undefined;
  const isOver = row.invitation.expiresAt <= now() || !maySignIn(row.user, today, isDemo);
  return isOver ? undefined : row;
}

type Invited = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The result of choosing a password. 'gone' means that the link no longer works. */
type Accepted = 'gone' | 'accepted' | (Invited & { readonly problem: string });

/**
 * Sets the password of an invited user, once. The password, the end of the link and the entry in the audit
 * log are one transaction.
 */
export async function acceptInvitation(
  deps: InvitationDeps,
  {
    token,
    password,
    requestId,
  }: { token: string | undefined; password: string; requestId: string },
): Promise<Accepted> {
  const found = await findInvitation(deps, token);
  if (!found) return 'gone';
  const problem = await passwordProblem(password, found.user, found.agent);
  if (problem !== undefined) return { ...found, problem: `The password ${problem}.` };
  const passwordHash = await hashPassword(password);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const invited = await findInvitation({ ...deps, db: tx }, token);
    if (!invited) return 'gone';
    const { userId, version } = invited.user;
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
      agentId: invited.agent.agentId,
      subjectUserId: userId,
      requestId,
    });
    return 'accepted';
  });
}

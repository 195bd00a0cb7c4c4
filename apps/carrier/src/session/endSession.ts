import type { Context } from 'hono';
import type { AppEnv, Deps } from '../http/appEnv.ts';
import { readSessionCookie } from './cookies.ts';
import { deleteSession, insertAuditEntry } from './queries.ts';
import { hashToken } from './tokens.ts';

/** Kills the session that a call came with, on the server, and writes down how it ended. */
export async function endSession(
  c: Context<AppEnv>,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  action: 'sign-out' | 'session replaced',
): Promise<void> {
  const token = readSessionCookie(c);
  const caller = c.get('caller');
  if (token) await deleteSession(db, hashToken(token));
  if (caller.kind === 'visitor') return;
  const { userId } = caller;
  await insertAuditEntry(db, { at: now(), action, userId, requestId: c.get('requestId') });
}

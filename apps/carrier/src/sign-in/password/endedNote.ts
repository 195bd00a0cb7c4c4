import type { Context } from 'hono';
import type { Database } from '../../db/connection.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import { readSessionCookie } from '../../session/cookies.ts';
import { findSession } from '../../session/queries.ts';
import { hashToken } from '../../session/tokens.ts';

/** The note of the login page when another device ended the user's session; otherwise undefined. */
export async function endedNote(c: Context<AppEnv>, db: Database): Promise<string | undefined> {
  const token = readSessionCookie(c);
  const row = token ? await findSession(db, hashToken(token)) : undefined;
  if (!row?.session.endedAt) return undefined;
  return 'Your session was ended from Account Activity. Log in to continue where you were. If you do not know who ended it, call the help desk.';
}

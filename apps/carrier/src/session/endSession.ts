import type { Context } from 'hono';
import type { Database } from '../db/connection.ts';
import { readSessionCookie, variablesOf } from './cookies.ts';
import { deleteSession } from './queries.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import { shortAddress } from '../shared/networkOf.ts';
import { hashToken } from './tokens.ts';

/** Ends the session of a call on the server, and records how it ended. */
export async function endSession(
  c: Context,
  { db, now }: { db: Database; now: () => Date },
  action: 'sign-out' | 'session replaced',
): Promise<void> {
  const token = readSessionCookie(c);
  const { caller, client, requestId } = variablesOf(c);
  if (token) await deleteSession(db, hashToken(token));
  if (caller.kind === 'visitor') return;
  const entry = { at: now(), userId: caller.userId, requestId };
  if (caller.kind === 'agent' && caller.isHomeOffice) {
    const { agentId } = caller;
    await insertAuditEntry(db, { ...entry, action: 'impersonation ended', agentId });
  }
  const address = shortAddress(client.address);
  await insertAuditEntry(db, { ...entry, action, address });
}

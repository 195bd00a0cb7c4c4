import type { Database } from '../db/connection.ts';
import { endedBefore, expiryOf } from './lifetime.ts';
import { deleteEnded, insertSession, setSignedIn } from './queries.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import { shortAddress } from '../shared/networkOf.ts';
import type { users } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

/** A sign-in: the user, the address and the device. */
export interface Beginning {
  readonly user: Pick<typeof users.$inferSelect, 'userId' | 'usesSso'>;
  readonly audience: 'normal' | 'sso';
  readonly address: string;
  /** The browser and the system, in words. */
  readonly device: string;
  readonly requestId: string;
  readonly at: Date;
  /** How the user passed the second step, if there was one. */
  readonly detail?: string;
}

/** Starts a session and records it in the audit log. @returns its token */
export async function beginSession(
  tx: Database,
  { user, audience, address, device, requestId, at, detail }: Beginning,
): Promise<string> {
  const { userId } = user;
  const from = shortAddress(address);
  const token = newToken();
  await deleteEnded(tx, endedBefore(at));
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    audience: user.usesSso ? 'sso' : audience,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: expiryOf(at, at),
    device,
    address: from,
  });
  await setSignedIn(tx, userId, at);
  const entry = { at, requestId, userId, address: from, detail: detail ?? null };
  await insertAuditEntry(tx, { ...entry, action: 'sign-in' });
  return token;
}

import { insertAuditEntry } from '../audit/queries.ts';
import type { Database } from '../db/connection.ts';
import type { AgentCaller } from '../session/caller.ts';

/** The user who makes a change for an agent, and the call. */
export interface Changer {
  readonly caller: AgentCaller;
  readonly requestId: string;
}

/** The same, for a change that sends a link to the portal. */
export interface ChangerWithOrigin extends Changer {
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
}

type Entry = Omit<Parameters<typeof insertAuditEntry>[1], 'userId' | 'agentId' | 'requestId'>;

/** Adds an entry to the audit log for a change. Call it in the change's transaction, so that both exist or neither. */
export const auditChange = (
  tx: Database,
  { caller: { userId, agentId }, requestId }: Changer,
  entry: Entry,
) => insertAuditEntry(tx, { ...entry, userId, agentId, requestId });

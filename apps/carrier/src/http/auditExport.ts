import type { Caller } from '../session/caller.ts';
import { insertAuditEntry } from '../session/queries.ts';
import type { Deps } from './appEnv.ts';

/** A file that a call answers. */
export interface NamedFile {
  readonly name: string;
}

interface ExportCall {
  readonly caller: Caller;
  readonly deps: Deps;
  readonly requestId: string;
}

/** Writes down who had which file, and for which agent; its name holds nothing of what is in it. */
export async function auditExport(
  { caller, deps: { db, now }, requestId }: ExportCall,
  { name }: NamedFile,
): Promise<void> {
  if (caller.kind !== 'agent') return;
  const { userId, agentId } = caller;
  const entry = {
    at: now(),
    action: 'exported' as const,
    userId,
    agentId,
    requestId,
    detail: name,
  };
  await insertAuditEntry(db, entry);
}

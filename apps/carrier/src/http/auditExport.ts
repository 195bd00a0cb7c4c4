import type { Caller } from '../session/caller.ts';
import { auditChange } from '../audit/auditChange.ts';
import type { Deps } from './appEnv.ts';

/** A file as the answer of a call. */
export interface NamedFile {
  readonly name: string;
  /** What the log says instead of a name that a user chose. */
  readonly loggedAs?: string;
}

interface ExportCall {
  readonly caller: Caller;
  readonly deps: Deps;
  readonly requestId: string;
}

/** Records who downloaded which file, and for which agent. The name does not reveal the content. */
export async function auditExport(
  { caller, deps: { db, now }, requestId }: ExportCall,
  { name, loggedAs = name }: NamedFile,
): Promise<void> {
  if (caller.kind === 'agent')
    await auditChange(
      db,
      { caller, requestId },
      { at: now(), action: 'exported', detail: loggedAs },
    );
}

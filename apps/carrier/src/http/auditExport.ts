import type { Caller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
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
  { caller, deps, requestId }: ExportCall,
  { name, loggedAs = name }: NamedFile,
): Promise<void> {
  if (caller.kind !== 'agent') return;
  const log = [{ action: 'exported', detail: loggedAs }] as const;
  await makeChange(deps, { caller, requestId }, async () => ({ log }));
}

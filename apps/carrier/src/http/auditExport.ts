import type { Caller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { Deps } from './appEnv.ts';

/** A file as the answer of a call. */
export interface NamedFile {
  readonly name: string;
  /** The text of the log that replaces a name chosen by a user. */
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

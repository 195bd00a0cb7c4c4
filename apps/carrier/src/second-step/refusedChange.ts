import type { Attempt } from '../http/answers/problems.ts';
import type { Caller } from '../session/caller.ts';

/** What stands in the audit log of a change of the second step that somebody may not make. */
export const refusedChange = (caller: Caller): Attempt => ({
  action: 'second step change refused',
  agentId: caller.kind === 'agent' ? caller.agentId : null,
});

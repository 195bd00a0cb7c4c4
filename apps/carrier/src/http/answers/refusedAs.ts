import type { AuditAction } from '../../audit/auditActions.ts';
import type { Attempt } from './problems.ts';
import type { Caller } from '../../session/caller.ts';

/** The entry of the audit log for a call that the caller may not make, by the name of the action. */
export const refusedAs =
  (action: AuditAction) =>
  (caller: Caller): Attempt => ({
    action,
    agentId: caller.kind === 'agent' ? caller.agentId : null,
  });

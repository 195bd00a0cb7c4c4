import type { Context } from 'hono';
import { insertAuditEntry } from '../audit/queries.ts';
import type { AppEnv, Deps } from './appEnv.ts';
import { Problem } from './answers/problems.ts';
import type { Route } from './route.ts';

/**
 * Adds an entry to the audit log for a call that a signed-in caller may not make (reliability, 1): the
 * attempt that the failure names, or the one of the route.
 */
export async function auditAttempt(
  route: Route,
  c: Context<AppEnv>,
  { db, now }: Deps,
  error: unknown,
): Promise<void> {
  const caller = c.get('caller');
  if (!(error instanceof Problem) || caller.kind === 'visitor') return;
  const attempt = error.attempt ?? (error.status === 403 ? await route.attempted?.(c) : undefined);
  if (!attempt) return;
  const { userId } = caller;
  await insertAuditEntry(db, { ...attempt, at: now(), userId, requestId: c.get('requestId') });
}

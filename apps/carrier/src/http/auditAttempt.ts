import type { Context } from 'hono';
import { insertAuditEntry } from '../session/queries.ts';
import type { AppEnv, Deps } from './appEnv.ts';
import { Problem } from './answers/problems.ts';
import type { Route } from './route.ts';

/**
 * Writes what a signed-in caller tried and may not into the audit log (reliability, 1): what the
 * failure says of it, or the route where it lets such callers not in at all.
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

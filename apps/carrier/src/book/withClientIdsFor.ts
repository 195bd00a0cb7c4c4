import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { Database } from '../db/connection.ts';
import { type AgentStanding, refusal } from '../http/access.ts';
import type { BookOwner } from './scope.ts';
import { withClientIds } from './queries/withClientIds.ts';

/** The owner of a book, with what decides whether it may open clients. */
export type BookReader = AgentStanding & BookOwner;

/**
 * Adds the client id of the primary insured to rows that callers without access to clients may see too.
 * Such a caller gets the rows without ids.
 */
export async function withClientIdsFor<Row extends { readonly policyNumber?: string | undefined }>(
  db: Database,
  caller: AgentStanding,
  rows: readonly Row[],
): Promise<(Row & { clientId?: string })[]> {
  return refusal(policiesAccess, caller) === undefined ? withClientIds(db, rows) : [...rows];
}

import { and, desc, eq } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { findPolicyNumber } from '../../policies/queries/policy.ts';
import { commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** What a policy of a scope paid to its agents, newest line first; undefined for another agent's policy. */
export async function findPaidByPolicy(db: Database, scope: Scope, typed: string) {
  const policyNumber = await findPolicyNumber(db, scope, typed);
  if (policyNumber === undefined) return undefined;
  return findFullLines(
    db,
    and(
      eq(commissionLines.policyNumber, policyNumber),
      isAnyOf(commissionLines.paidAgentId, scope),
    ),
  ).orderBy(desc(commissionLines.rowId));
}

import { and, desc, eq } from 'drizzle-orm';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { policies } from '../../policies/tables.ts';
import { commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** What a policy of a scope paid to its agents, the last line first; undefined where it is of somebody else. */
export async function findPaidByPolicy(db: Database, scope: Scope, policyNumber: string) {
  const [known] = await db
    .select({ policyNumber: policies.policyNumber })
    .from(policies)
    .where(and(eq(policies.policyNumber, policyNumber), await isInScope(db, scope)));
  if (known === undefined) return undefined;
  return findFullLines(
    db,
    and(
      eq(commissionLines.policyNumber, policyNumber),
      isAnyOf(commissionLines.paidAgentId, scope),
    ),
  ).orderBy(desc(commissionLines.rowId));
}

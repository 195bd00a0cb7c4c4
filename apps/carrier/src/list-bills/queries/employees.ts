import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';
import { listBillLines } from '../tables.ts';

/** The row ids of a bill's lines: unpaid ones first, then by name. */
export function findEmployeeOrder(db: Database, billNumber: string): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: listBillLines.rowId })
    .from(listBillLines)
    .innerJoin(policies, eq(policies.policyNumber, listBillLines.policyNumber))
    .where(eq(listBillLines.billNumber, billNumber))
    .orderBy(
      asc(listBillLines.isPaid),
      asc(folded(policies.primaryInsured)),
      asc(listBillLines.rowId),
    );
  return gatherRowIds(db, sorted);
}

/** The lines with the given row ids, in their order, and whether each policy is in the scope. */
export async function findEmployees(db: Database, scope: Scope, rowIds: Int32Array) {
  const written = db
    .select({ one: sql`1` })
    .from(writingAgents)
    .where(
      and(
        eq(writingAgents.policyNumber, listBillLines.policyNumber),
        isInDownlineOf(db, writingAgents.agentId, scope),
      ),
    );
  const found = await db
    .select({
      rowId: listBillLines.rowId,
      employee: policies.primaryInsured,
      policyNumber: listBillLines.policyNumber,
      product: policies.productName,
      premiumCents: listBillLines.premiumCents,
      note: listBillLines.note,
      isInBook: sql<boolean>`${exists(written)}`,
    })
    .from(listBillLines)
    .innerJoin(policies, eq(policies.policyNumber, listBillLines.policyNumber))
    .where(isAnyOf(listBillLines.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

export type FoundEmployee = Awaited<ReturnType<typeof findEmployees>>[number];

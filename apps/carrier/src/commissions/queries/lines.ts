import type { CommissionLine } from '@agent-portal/data/commissions/shapes';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { moneyOf } from '../../db/cents.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies } from '../../db/tables/policies.ts';
import type { DetailFilters, DetailOrder } from '../filters.ts';
import { advances, commissionLines } from '../tables.ts';
import { isAgentNamed } from './agentsNamed.ts';
import { sumOfAll } from './sums.ts';
import type { Scope } from '../../book/scope.ts';
import { findPolicyNumber } from '../../policies/queries/policy.ts';

/** True for lines that were paid to one of the agents and match the filters. */
export function isAmongLines(
  db: Database,
  paidTo: readonly string[],
  filters: DetailFilters,
): SQL | undefined {
  const { CycleBeginDate, CycleEndDate, WritingAgentIds, policyNumbers, writingAgents } = filters;
  return and(
    isAnyOf(commissionLines.paidAgentId, paidTo),
    CycleBeginDate === undefined ? undefined : gte(commissionLines.cycleEndDate, CycleBeginDate),
    CycleEndDate === undefined ? undefined : lte(commissionLines.cycleEndDate, CycleEndDate),
    WritingAgentIds && isAnyOf(commissionLines.writingAgentId, WritingAgentIds),
    policyNumbers && isAnyOf(commissionLines.policyNumber, policyNumbers),
    isAgentNamed(db, commissionLines.writingAgentId, filters, writingAgents),
  );
}

const sortColumns = {
  cycleDate: commissionLines.cycleEndDate,
  premium: commissionLines.premiumCents,
  commission: commissionLines.commissionCents,
  policyNumber: commissionLines.policyNumber,
} as const;

/** The row ids of the lines paid to some agents, in the requested order. */
export async function findLineOrder(
  db: Database,
  paidTo: readonly string[],
  { filters, orderBy: { field, direction } }: Asked<DetailFilters, DetailOrder>,
): Promise<Int32Array> {
  const by = direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: commissionLines.rowId })
    .from(commissionLines)
    .where(isAmongLines(db, paidTo, filters))
    .orderBy(by(sortColumns[field]), asc(commissionLines.rowId));
  return gatherRowIds(db, sorted);
}

/** A payment with its policy. */
export type Payment = Awaited<ReturnType<typeof findPayments>>[number];

/** The payments with the given row ids, in their order, with the policy and the months of an advance. */
export async function findPayments(db: Database, rowIds: Int32Array) {
  const rows = await db
    .select({
      rowId: commissionLines.rowId,
      line: commissionLines,
      policy: {
        primaryInsured: policies.primaryInsured,
        productName: policies.productName,
        issueDate: policies.issueDate,
        billingMode: policies.billingMode,
      },
      monthsAdvanced: advances.monthsAdvanced,
    })
    .from(commissionLines)
    .innerJoin(policies, eq(policies.policyNumber, commissionLines.policyNumber))
    .leftJoin(advances, eq(advances.rowId, commissionLines.advanceId))
    .where(isAnyOf(commissionLines.rowId, [...rowIds]));
  return inOrder(rowIds, rows);
}

/** The totals of the lines, premium and commission, in whole cents. */
export async function findLineTotals(
  db: Database,
  paidTo: readonly string[],
  filters: DetailFilters,
) {
  const [row] = await db
    .select({
      commission: sumOfAll,
      premium: sql<number>`coalesce(sum(${commissionLines.premiumCents}), 0)::bigint`,
    })
    .from(commissionLines)
    .where(isAmongLines(db, paidTo, filters));
  return row ?? { commission: 0, premium: 0 };
}

/** A line of the database with its names. */
export type FoundLine = Awaited<ReturnType<typeof findFullLines>>[number];

/** Lines that match a condition, each with its policy and its writing agent. */
function findFullLines(db: Database, condition: SQL | undefined) {
  return db
    .select({
      line: commissionLines,
      primaryInsured: policies.primaryInsured,
      product: policies.productName,
      agentName,
    })
    .from(commissionLines)
    .innerJoin(policies, eq(policies.policyNumber, commissionLines.policyNumber))
    .innerJoin(agents, eq(agents.agentId, commissionLines.writingAgentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(condition);
}

/** A line as in the contract. */
export function toLine({
  line,
  primaryInsured,
  product,
  agentName: name,
}: FoundLine): CommissionLine {
  return {
    lineId: line.rowId,
    policyNumber: line.policyNumber,
    primaryInsured,
    agentName: name,
    agentId: line.writingAgentId,
    product,
    transaction: line.transaction,
    cycleDate: line.cycleEndDate,
    premium: moneyOf(line.premiumCents),
    rate: line.rateBp === 0 ? null : line.rateBp / 10_000,
    commission: moneyOf(line.commissionCents),
  };
}

/** The lines with the given row ids, in their order. */
export async function findLines(db: Database, rowIds: Int32Array): Promise<CommissionLine[]> {
  const found = await findFullLines(db, isAnyOf(commissionLines.rowId, [...rowIds]));
  const rows = found.map((one) => ({ rowId: one.line.rowId, one }));
  return inOrder(rowIds, rows).map(({ one }) => toLine(one));
}

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

/** The lines that some agents were paid in a cycle, by policy. */
export const findStatementLines = (db: Database, paidTo: Scope, cycleEndDate: string) =>
  findFullLines(
    db,
    and(
      isAnyOf(commissionLines.paidAgentId, paidTo),
      eq(commissionLines.cycleEndDate, cycleEndDate),
    ),
  ).orderBy(asc(commissionLines.policyNumber), asc(commissionLines.rowId));

/** A line with its names; undefined if there is none. */
export async function findLine(db: Database, rowId: number) {
  const [found] = await findFullLines(db, eq(commissionLines.rowId, rowId));
  return found;
}

/** All lines of a policy for all agents, in the order of their days. */
export const findLinesOfPolicy = (db: Database, policyNumber: string) =>
  db
    .select()
    .from(commissionLines)
    .where(eq(commissionLines.policyNumber, policyNumber))
    .orderBy(commissionLines.rowId);

/** An advance; undefined if there is none. */
export async function findAdvance(db: Database, rowId: number) {
  const [found] = await db.select().from(advances).where(eq(advances.rowId, rowId));
  return found;
}

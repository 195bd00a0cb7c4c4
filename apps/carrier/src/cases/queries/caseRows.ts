import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies } from '../../db/tables/policies.ts';
import type { CaseFilters, CaseOrder } from '../filters.ts';
import { cases } from '../tables.ts';
import { attentionOf, isOfCases, needsAttention } from './conditions.ts';

const sortColumns = {
  created: cases.createdAt,
  eventDate: cases.eventAt,
  envelopeId: cases.envelopeId,
} as const satisfies Record<CaseOrder['field'], unknown>;

/** The row ids of the cases in a scope that match the filters, in the requested order. */
export async function findCaseOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy: { field, direction } }: Asked<CaseFilters, CaseOrder>,
  today: string,
): Promise<Int32Array> {
  const sort = direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: cases.rowId })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(
      and(
        await isOfCases(db, scope, filters),
        filters.attention ? needsAttention(today) : undefined,
      ),
    )
    .orderBy(sort(sortColumns[field]), asc(cases.envelopeId));
  return gatherRowIds(db, sorted);
}

/** Cases that need attention, longest waiting first. */
export async function findAttentionOrder(
  db: Database,
  scope: Scope,
  today: string,
): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: cases.rowId })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(and(needsAttention(today), await isOfCases(db, scope, {})))
    .orderBy(asc(cases.eventAt), asc(cases.envelopeId));
  return gatherRowIds(db, sorted);
}

/** How many cases match the filters, and how many of them need attention. */
export async function countCases(
  db: Database,
  scope: Scope,
  filters: CaseFilters,
  today: string,
): Promise<{ attention: number; all: number }> {
  const [counts] = await db
    .select({
      attention: sql<number>`(count(*) FILTER (WHERE ${needsAttention(today)}))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(await isOfCases(db, scope, filters));
  return counts ?? { attention: 0, all: 0 };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Cases that match a condition, as rows of a list, newest first. */
async function findRows(db: Database, today: string, condition: SQL | undefined) {
  const found = await db
    .select({
      one: cases,
      primaryInsured: policies.primaryInsured,
      productType: policies.productType,
      agentName,
      agentId: policies.agentId,
      attention: attentionOf(today),
    })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(condition)
    .orderBy(desc(cases.createdAt), asc(cases.envelopeId));
  return found.map(({ one, attention, ...ofPolicy }) => {
    const { rowId, createdAt, eventAt, ...rest } = one;
    const days = { created: dayOf(createdAt), eventDate: dayOf(eventAt) };
    const row = { ...rest, ...ofPolicy, ...days, ...(attention && { attention }) };
    return { rowId, row: row satisfies CaseRow };
  });
}

/** The cases with the given row ids, in their order. */
export async function findCases(
  db: Database,
  rowIds: Int32Array,
  today: string,
): Promise<CaseRow[]> {
  const found = await findRows(db, today, isAnyOf(cases.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(({ row }) => row);
}

/** The cases of a policy in the book, newest first. */
export async function findCasesOfPolicy(db: Database, policyNumber: string, today: string) {
  const found = await findRows(db, today, eq(cases.policyNumber, policyNumber));
  return found.map(({ row }) => row);
}

/** The cases of some policies, newest first. */
export async function findCasesOf(db: Database, policyNumbers: readonly string[], today: string) {
  const found = await findRows(db, today, isAnyOf(cases.policyNumber, policyNumbers));
  return found.map(({ row }) => row);
}

/** A case of a book, or undefined if there is none with that id. @param typed its id, in any case */
export async function findCase(db: Database, scope: Scope, typed: string, today: string) {
  const isOwn = await isOfCases(db, scope, {});
  const found = await findNumbered(cases.envelopeId, typed, (hasNumber) =>
    findRows(db, today, and(hasNumber, isOwn)),
  );
  return found?.row;
}

export async function findProductTypes(db: Database, scope: Scope): Promise<string[]> {
  const found = await db
    .selectDistinct({ productType: policies.productType })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(await isOfCases(db, scope, {}));
  return found.map(({ productType }) => productType);
}

import { and, asc, desc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import { isAgentNamed } from '../../commissions/queries/agentsNamed.ts';
import { advances, commissionLines } from '../../commissions/tables.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agentName, isInDownlineOf } from '../../book/queries/downline.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies } from '../../db/tables/policies.ts';
import type { DebtFilters, DebtOrder } from '../filters.ts';

/** True for advances of a kind to agents of a scope that match the filters. */
const isAmongAdvances = (
  db: Database,
  scope: Scope,
  isSecured: boolean,
  filters: DebtFilters,
): SQL | undefined =>
  and(
    eq(advances.isSecured, isSecured),
    isInDownlineOf(db, advances.agentId, scope),
    filters.agentIds && isAnyOf(advances.agentId, filters.agentIds),
    filters.policyNumbers && isAnyOf(advances.policyNumber, filters.policyNumbers),
    isAgentNamed(db, advances.agentId, filters, filters.agentNames),
    filters.openOnly ? isOpen(db) : undefined,
  );

/** Matches advances whose balance is not zero. */
function isOpen(db: Database): SQL {
  const recovered = recoveries(db);
  const settled = db
    .select({ rowId: sql`1` })
    .from(recovered)
    .where(
      and(eq(recovered.advanceId, advances.rowId), eq(recovered.cents, advances.advancedCents)),
    );
  return notExists(settled);
}

/**
 * The recovered amount of each advance, or of the given ones, in whole cents: its lines without the one that
 * paid it out.
 */
function recoveries(db: Database, rowIds?: Int32Array) {
  return db
    .select({
      advanceId: commissionLines.advanceId,
      cents: sql<number>`(-sum(${commissionLines.commissionCents}))::bigint`.as('cents'),
    })
    .from(commissionLines)
    .where(
      and(
        sql`${commissionLines.advanceId} IS NOT NULL AND ${commissionLines.transaction} <> 'Advance'`,
        rowIds && isAnyOf(commissionLines.advanceId, [...rowIds]),
      ),
    )
    .groupBy(commissionLines.advanceId)
    .as('recoveries');
}

type Recoveries = ReturnType<typeof recoveries>;
const recoveredOf = ({ cents }: Recoveries) => sql<number>`coalesce(${cents}, 0)::bigint`;
const balanceOf = (recovered: Recoveries) =>
  sql<number>`(${advances.advancedCents} - ${recoveredOf(recovered)})::bigint`;

function sortColumn({ field }: DebtOrder, recovered: Recoveries) {
  switch (field) {
    case 'opened':
      return advances.openedOn;
    case 'issued':
      return policies.issueDate;
    case 'advanced':
      return advances.advancedCents;
    case 'recovered':
      return recoveredOf(recovered);
    case 'balance':
      return balanceOf(recovered);
    case 'agentName':
      return folded(agentName);
    case 'policyNumber':
      return advances.policyNumber;
    default:
      return field satisfies never;
  }
}

/** The row ids of the advances of a scope, in the requested order. */
export function findAdvanceOrder(
  db: Database,
  scope: Scope,
  isSecured: boolean,
  { filters, orderBy }: Asked<DebtFilters, DebtOrder>,
): Promise<Int32Array> {
  const recovered = recoveries(db);
  const by = orderBy.direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: advances.rowId })
    .from(advances)
    .innerJoin(policies, eq(policies.policyNumber, advances.policyNumber))
    .innerJoin(agents, eq(agents.agentId, advances.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(recovered, eq(recovered.advanceId, advances.rowId))
    .where(isAmongAdvances(db, scope, isSecured, filters))
    .orderBy(by(sortColumn(orderBy, recovered)), asc(advances.rowId));
  return gatherRowIds(db, sorted);
}

/** An advance with its names and its recovered amount. */
export type FoundAdvance = Awaited<ReturnType<typeof findAdvances>>[number];

/** The advances with the given row ids, in their order. */
export async function findAdvances(db: Database, rowIds: Int32Array) {
  const recovered = recoveries(db, rowIds);
  const found = await db
    .select({
      rowId: advances.rowId,
      agentName,
      agentId: advances.agentId,
      level: agents.agentLevel,
      policyNumber: advances.policyNumber,
      primaryInsured: policies.primaryInsured,
      openedOn: advances.openedOn,
      issueDate: policies.issueDate,
      advanced: advances.advancedCents,
      recovered: recoveredOf(recovered),
    })
    .from(advances)
    .innerJoin(policies, eq(policies.policyNumber, advances.policyNumber))
    .innerJoin(agents, eq(agents.agentId, advances.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(recovered, eq(recovered.advanceId, advances.rowId))
    .where(isAnyOf(advances.rowId, [...rowIds]));
  return inOrder(rowIds, found);
}

/** The totals of advances, in whole cents. */
export async function findAdvanceTotals(
  db: Database,
  scope: Scope,
  isSecured: boolean,
  filters: DebtFilters,
) {
  const recovered = recoveries(db);
  const [row] = await db
    .select({
      advanced: sql<number>`coalesce(sum(${advances.advancedCents}), 0)::bigint`,
      recovered: sql<number>`coalesce(sum(${recovered.cents}), 0)::bigint`,
    })
    .from(advances)
    .leftJoin(recovered, eq(recovered.advanceId, advances.rowId))
    .where(isAmongAdvances(db, scope, isSecured, filters));
  return row ?? { advanced: 0, recovered: 0 };
}

export const findAdvanceValues = (db: Database, scope: Scope, isSecured: boolean) =>
  db
    .selectDistinct({
      agentName,
      agentId: advances.agentId,
      lastName: producers.lastName,
      policyNumber: advances.policyNumber,
    })
    .from(advances)
    .innerJoin(agents, eq(agents.agentId, advances.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAmongAdvances(db, scope, isSecured, {}))
    .orderBy(asc(advances.policyNumber));

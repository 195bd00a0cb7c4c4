import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { and, asc, eq, gte, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import type { SummaryFilters, SummaryOrder } from '../filters.ts';
import { policyColumns } from './policyRows.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { isPastDueIn, lapsesWithinIn, isInScope } from '../../book/queries/isInScope.ts';
import { lapseOf } from '../../book/premiumDue.ts';
import { clientPhone } from '../../book/queries/clientContact.ts';
import { isInsuredDeceased } from '../../book/queries/isDeceased.ts';
import type { Scope } from '../../book/scope.ts';
import { isBetween, meetsCommonFilters } from './conditions.ts';
import type { FoundPolicy } from '@agent-portal/data/search/contract';
import { pendingTabs } from './pendingConditions.ts';

/** The terminated list includes lapsed policies, because cover has ended for both [S4]. */
const statusesOf = { Active: ['Active'], Terminated: ['Terminated', 'Lapsed'] } as const;

/** Texts that are not keys sort by code points, so that both engines agree. */
const sortColumns: Readonly<Record<SummaryOrder['field'], SQL>> = {
  issueDate: policies.issueDate.getSQL(),
  billingMode: sql`${policies.billingMode} COLLATE "C"`,
  paidToDate: policies.paidToDate.getSQL(),
  terminationDate: policies.terminationDate.getSQL(),
  reason: sql`${policies.reason} COLLATE "C"`,
  policyNumber: policies.policyNumber.getSQL(),
};

/** True for the policies of a list, for any caller. */
export function isOfStatus(status: SummaryStatus): SQL {
  return inArray(policies.status, statusesOf[status]);
}

/** The condition of each list's quick tab, as SQL, at the business date. */
export const summaryTabs = (today: string) => ({
  Active: isPastDueIn(today),
  Terminated: eq(policies.firstPaymentDeclined, true),
});

/** True for the policies of a list that match the filters, without those of the quick tabs. */
export async function isOfSummaries(
  db: Database,
  scope: Scope,
  status: SummaryStatus,
  filters: SummaryFilters,
) {
  return and(
    isOfStatus(status),
    await isInScope(db, scope),
    ...meetsCommonFilters(db, filters),
    ...isBetween(policies.paidToDate, filters.paidToDateFrom, filters.paidToDateTo),
    ...isBetween(policies.issueDate, filters.issueDateFrom, filters.issueDateTo),
    ...isBetween(policies.terminationDate, filters.terminationDateFrom, filters.terminationDateTo),
    filters.endedFrom === undefined
      ? undefined
      : or(
          gte(policies.terminationDate, filters.endedFrom),
          gte(policies.statusDate, filters.endedFrom),
        ),
    filters.reason && isAnyOf(policies.reason, filters.reason),
    filters.mayCall && not(isInsuredDeceased),
  );
}

/**
 * The row ids of all policies of a list that match the filters, in the requested order. Empty values come
 * last, and the policy number breaks ties, so that the order is total (decisions, 2).
 */
export async function findSummaryOrder(
  db: Database,
  scope: Scope,
  status: SummaryStatus,
  filters: SummaryFilters,
  order: SummaryOrder,
  today: string,
): Promise<Int32Array> {
  const direction = sql.raw(`${order.direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);
  const { Active: isPastDue, Terminated: isDeclined } = summaryTabs(today);
  const sorted = db
    .select({ rowId: policies.rowId })
    .from(policies)
    .where(
      and(
        await isOfSummaries(db, scope, status, filters),
        filters.pastDue && isPastDue,
        filters.lapsesWithin && lapsesWithinIn(today, Number(filters.lapsesWithin)),
        filters.firstPaymentFail && isDeclined,
      ),
    )
    // The default order has an index.
    .orderBy(sql`${sortColumns[order.field]} ${direction}`, asc(policies.policyNumber));
  return gatherRowIds(db, sorted);
}

const prepareRows = preparedOnce((db) =>
  db
    .select({
      rowId: policies.rowId,
      status: policies.status,
      modalPremium: policies.modalPremium,
      phone: clientPhone,
      isDeceased: isInsuredDeceased,
      row: {
        ...policyColumns,
        billingMode: policies.billingMode,
        issueDate: policies.issueDate,
        paidToDate: policies.paidToDate,
        terminationDate: policies.terminationDate,
        reason: policies.reason,
      },
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(isAnyOf(policies.rowId, sql.placeholder('rowIds')))
    .prepare('summary_rows'),
);

/** The policies with the given row ids, in their order, with the fields that a late premium depends on. */
export async function findSummaries(db: Database, rowIds: Int32Array) {
  const found = await prepareRows(db).execute({ rowIds: [...rowIds] });
  return inOrder(rowIds, found);
}

type Found = Awaited<ReturnType<typeof findSummaries>>[number];

/** A row of the terminated list, as in the contract. Rows of the active list also have the premium due. */
export type SummaryRow = Found['row'] &
  Partial<ReturnType<typeof lapseOf> & ReturnType<typeof callOf>>;

/** Who to call about a policy; no one if its insured has died. */
const callOf = ({ isDeceased, phone }: Pick<Found, 'isDeceased' | 'phone'>) => ({
  phone: isDeceased ? null : phone,
  ...(isDeceased && { doNotCall: true }),
});

/** A row of the active list at the business date. */
export const toActiveRow = ({ row, ...policy }: Found, today: string): SummaryRow => ({
  ...row,
  ...lapseOf({ ...row, ...policy }, today),
  ...callOf(policy),
});

/** Why the agent has to act on a policy; null when there is no reason. */
export const needsAction = (today: string) => sql<FoundPolicy['needsAction'] | null>`
  CASE WHEN ${policies.status} = 'Pending' AND EXISTS (
      SELECT FROM ${requirements} WHERE ${requirements.policyNumber} = ${policies.policyNumber}
        AND ${pendingTabs(today).needsAction}) THEN 'Requirement'
    WHEN ${policies.status} = 'Active' AND ${summaryTabs(today).Active} THEN 'Past Due' END`;

import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  activeSortFields,
  type getPolicySummaries,
  type SummaryStatus,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import {
  activeFilterShape,
  terminatedFilterShape,
} from '@agent-portal/data/policies/summaries/filters';
import type { Snapshot } from '../db/SnapshotCache.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest } from '../http/answers/problems.ts';
import { defaultSummaryOrder, type SummaryFilters, type SummaryOrder } from './filters.ts';
import { listFilterValues } from './filterValues.ts';
import { pageOf } from './pageOf.ts';
import type { Scope } from './queries/conditions.ts';
import { findSummaries, findSummaryOrder } from './queries/summaries.ts';
import { type BookOwner, scopeOf } from './scope.ts';
import { kinds, snapshotOf } from './snapshots.ts';
import { summaryCounts } from './tabCounts.ts';

type Input = InputOf<typeof getPolicySummaries>;
type Page = OutputOf<typeof getPolicySummaries>;

const filterShapes = { Active: activeFilterShape, Terminated: terminatedFilterShape } as const;
const sortFields: Readonly<Record<SummaryStatus, readonly string[]>> = {
  Active: activeSortFields,
  Terminated: terminatedSortFields,
};

/** One page of the active or the terminated list; its order is kept as the pending list's is. */
export async function getSummaryPage(deps: Deps, caller: BookOwner, input: Input): Promise<Page> {
  const { params, query } = input;
  const { Page: page, PageSize, Filters, orderBy, IncludeFilters } = query;
  const list = { status: params.status, filters: Filters, orderBy };
  const scope = await scopeOf(deps.db, caller, Filters?.viewAs);
  const { value: order, asOf } = await summaryOrder(deps, scope, list, 'Filters');
  const { rowIds, ...place } = pageOf(order, page, PageSize);
  return {
    ...place,
    totalPolicies: order.length,
    tabCounts: await summaryCounts(deps, scope, params.status, Filters),
    policies: await findSummaries(deps.db, rowIds),
    filters: IncludeFilters === true ? await listFilterValues(deps, caller, params.status) : null,
    asOf: asOf.toISOString(),
  };
}

/** Which rows of which list, in which order. */
interface SummaryList {
  readonly status: SummaryStatus;
  readonly filters?: SummaryFilters | undefined;
  readonly orderBy?: SummaryOrder | undefined;
}

/**
 * The row ids of a scope's list in the order and with the filters asked for.
 *
 * @param filtersName What the call names its filters, for the answer that refuses one.
 * @throws {Problem} 400 for a filter or an order that only the other list has [S2, S3].
 */
export async function summaryOrder(
  deps: Deps,
  scope: Scope,
  { status, filters = {}, orderBy = defaultSummaryOrder }: SummaryList,
  filtersName: 'Filters' | 'filters',
): Promise<Snapshot<Int32Array>> {
  const errors = [
    ...Object.keys(filters)
      .filter((name) => !(name in filterShapes[status]))
      .map((name) => ({
        field: `${filtersName}.${name}`,
        message: `is not a filter of the ${status} list`,
      })),
    ...(sortFields[status].includes(orderBy.field)
      ? []
      : [{ field: 'orderBy', message: `must be one of ${sortFields[status].join(', ')}` }]),
  ];
  if (errors.length > 0) throw badRequest(errors);
  const { db, today } = deps;
  const make = () => findSummaryOrder(db, scope, status, filters, orderBy, today);
  return snapshotOf(deps, kinds.summaryOrder, [scope, status, filters, orderBy], make);
}

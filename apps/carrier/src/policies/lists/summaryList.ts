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
} from '@agent-portal/data/policies/summaries/activeFilterShape';
import { withClientIds } from '../../book/queries/withClientIds.ts';
import type { BookOwner } from '../../book/scope.ts';
import { policiesWithin } from '../../deadlines/deadlinesOf.ts';
import { badRequest } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import { answerList } from '../../lists/answerList.ts';
import type { BookList } from '../../lists/BookList.ts';
import type { ListQuery } from '../../lists/orderOf.ts';
import {
  findSummaries,
  findSummaryOrder,
  type SummaryRow,
  toActiveRow,
} from '../queries/summaries.ts';
import { summaryColumns } from './exportColumns.ts';
import { defaultSummaryOrder, type SummaryFilters, type SummaryOrder } from '../filters.ts';
import { summaryFilterLabels } from './filterLabels.ts';
import { listFilterValues } from './listFilterValues.ts';
import { summaryCounts } from './tabCounts.ts';

type Input = InputOf<typeof getPolicySummaries>;
type Page = OutputOf<typeof getPolicySummaries>;

const filterShapes = { Active: activeFilterShape, Terminated: terminatedFilterShape } as const;
const sortFields: Readonly<Record<SummaryStatus, readonly string[]>> = {
  Active: activeSortFields,
  Terminated: terminatedSortFields,
};

const listOf = (status: SummaryStatus): BookList<SummaryFilters, SummaryOrder, SummaryRow> => ({
  name: `${status} policies`,
  defaultOrder: defaultSummaryOrder,
  findOrder: async (deps, scope, { filters: { deadlinesWithin, ...filters }, orderBy }) => {
    const order = await findSummaryOrder(deps.db, scope, status, filters, orderBy, deps.today);
    if (deadlinesWithin === undefined) return order;
    const within = await policiesWithin(deps, scope, Number(deadlinesWithin));
    return order.filter((rowId) => within.has(rowId));
  },
  findRows: async ({ db, today }, rowIds) => {
    const found = await findSummaries(db, rowIds);
    return found.map((one) => (status === 'Active' ? toActiveRow(one, today) : one.row));
  },
  columns: () => summaryColumns(status),
  knowsViewOnly: true,
  filterLabels: summaryFilterLabels,
});

/** The active and the terminated list: one row for each policy [S2]. */
export const summaryLists = { Active: listOf('Active'), Terminated: listOf('Terminated') } as const;

export async function getSummaryPage(
  deps: Deps,
  caller: BookOwner,
  { params: { status }, query }: Input,
): Promise<Page> {
  const { Page: page, PageSize: pageSize, Filters: filters, orderBy, IncludeFilters } = query;
  refuseOtherLists(status, { filters, orderBy }, 'Filters');
  const asked = { filters, orderBy, page, pageSize };
  const { rows, scope, total, paging } = await answerList(
    deps,
    caller,
    summaryLists[status],
    asked,
  );
  return {
    ...paging,
    totalPolicies: total,
    tabCounts: await summaryCounts(deps, scope, status, filters),
    policies: await withClientIds(deps.db, rows),
    filters: IncludeFilters === true ? await listFilterValues(deps, caller, status) : null,
  };
}

/**
 * Rejects a filter or an order that only the other list has [S2, S3].
 *
 * @param filtersName the name of the filters in the call
 * @throws {Problem} 400 that names them
 */
export function refuseOtherLists(
  status: SummaryStatus,
  { filters = {}, orderBy = defaultSummaryOrder }: ListQuery<SummaryFilters, SummaryOrder>,
  filtersName: 'Filters' | 'filters',
): void {
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
}

import type { RowsOfPage } from '../../../shared/list/List.ts';

/** A page of a list with one row for each policy, in either version. */
interface PoliciesPage<Row> extends Pick<
  RowsOfPage<Row>,
  'currentPage' | 'totalPages' | 'asOf' | 'tabCounts'
> {
  readonly totalPolicies: number;
  readonly policies: readonly Row[];
  readonly filters: object | null;
}

export const readPolicies = <Row>(page: PoliciesPage<Row>): RowsOfPage<Row> => ({
  ...page,
  rows: page.policies,
  total: page.totalPolicies,
  offered: page.filters,
});

import type { getSecuredAdvances, getUnsecuredAdvances } from '@agent-portal/data/debt/contract';
import type { InputOf } from '@agent-portal/data/endpoint';

type UnsecuredQuery = InputOf<typeof getUnsecuredAdvances>['query'];
type SecuredQuery = InputOf<typeof getSecuredAdvances>['query'];

/** The filters of debt [S3]. */
export type DebtFilters = Omit<
  SecuredQuery,
  'page' | 'pageSize' | 'includeFilters' | 'orderBy' | 'sortDirection'
>;

/** The sort fields of both lists of debt. */
export interface DebtOrder {
  readonly field: NonNullable<UnsecuredQuery['orderBy'] | SecuredQuery['orderBy']>;
  readonly direction: 'asc' | 'desc';
}

import type { getActiveHierarchy } from '@agent-portal/data/hierarchy/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import type { AnyOrder } from '../lists/BookList.ts';

/** What a call of the hierarchy may ask for. */
export interface HierarchyQuery extends Omit<
  InputOf<typeof getActiveHierarchy>['query'],
  'orderBy'
> {
  readonly state?: string | undefined;
  readonly orderBy?: AnyOrder | undefined;
}

/** A query of the hierarchy in the words of a list: whom it views as, and which branch, are filters. */
export function askedOf<Filters extends object, Order extends AnyOrder>({
  ViewAsAgentId: viewAs,
  UnderAgentId: under,
  FirstAgentId: first,
  page,
  pageSize,
  orderBy,
  IncludeFilters: _offers,
  ...filters
}: HierarchyQuery) {
  const set = Object.entries({ viewAs, under, first, ...filters }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    page,
    pageSize,
    filters: Object.fromEntries(set) as Filters,
    orderBy: orderBy as Order | undefined,
  };
}

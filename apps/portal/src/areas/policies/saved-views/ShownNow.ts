import type { ViewTable } from '@agent-portal/data/saved-views/contract';

/** What a list shows of what a view holds; without a table where the carrier keeps none. */
export interface ShownNow {
  readonly query: string;
  readonly table?: ViewTable;
}

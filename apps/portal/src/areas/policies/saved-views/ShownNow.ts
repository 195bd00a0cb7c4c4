import type { ViewTable } from '@agent-portal/data/saved-views/contract';

/** The current list state that a view can store; no table settings if the carrier does not store them. */
export interface ShownNow {
  readonly query: string;
  readonly table?: ViewTable;
}

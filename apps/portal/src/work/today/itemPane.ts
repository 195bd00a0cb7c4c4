import type { TodayKind } from '@agent-portal/data/work/today/contract';

/** Opens the item of a row next to the rows. @param of the group and key of the item, if the row has one */
/* @__NO_SIDE_EFFECTS__ */
export const itemPane = <Row>(
  of: (row: Row) => `${TodayKind} ${string}` | false | null | undefined | '',
) => ({ of, load: () => import('./RowPane.tsx') });

import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ListPaneProps } from '../../shared/list/List.ts';

const Pane = lazyComponent<ListPaneProps>(async () => (await import('./RowPane.tsx')).RowPane);

/** Opens the item of a row next to the rows. @param of the group and key of the item, if the row has one */
/* @__NO_SIDE_EFFECTS__ */
export const itemPane = <Row>(
  of: (row: Row) => readonly [kind: TodayKind, key: string] | false | null | undefined | '',
) => ({ of: (row: Row) => (of(row) || undefined)?.join(' '), Pane });

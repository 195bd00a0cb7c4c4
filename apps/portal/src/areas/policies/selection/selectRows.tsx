import type { SelectionList } from '@agent-portal/data/selection/contract';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ListMode, ModeTableProps } from '../../../shared/list/List.ts';
import { storedSelection } from './storedSelection.ts';

/** The selection mode of a list, for actions on several policies. */
/* @__NO_SIDE_EFFECTS__ */
export const selectRows = (selection: SelectionList): ListMode => ({
  label: 'Select',
  part: 'select-rows',
  // Lazy, because it loads when the user begins to select rows.
  Table: lazyComponent<ModeTableProps>(async () => {
    const { SelectingTable } = await import('./SelectingTable.tsx');
    return (props) => <SelectingTable {...props} selection={selection} />;
  }),
  // Rows that were selected before the session ended are selected again.
  isStored: ({ formDrafts }, user) => formDrafts.has(storedSelection(selection), user),
});

export {
  type MatchingSelection,
  type Selection,
  SelectionTable,
  type SelectionTableProps,
} from './SelectionTable.tsx';
export type { SelectedRows } from './SelectedRows.ts';

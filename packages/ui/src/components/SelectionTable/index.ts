export type { MatchingSelection, Selection } from './Selection.ts';
export { SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';
export type { SelectedRows } from './SelectedRows.ts';

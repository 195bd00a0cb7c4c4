export type { Selection } from './useRowSelection.ts';
export { focusPageBox, SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';

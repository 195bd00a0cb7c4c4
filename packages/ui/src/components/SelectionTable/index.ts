export type { Selection } from './Selection.ts';
export { focusPageBox, SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';

export type { Selection } from './Selection.ts';
export { SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';

export { SelectionTable, type Selection, type SelectionTableProps } from './SelectionTable.tsx';

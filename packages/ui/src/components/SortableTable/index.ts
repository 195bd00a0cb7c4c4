export { SortableTable, tableStatuses } from './SortableTable.tsx';
export type { SortableTableProps, TableStatus } from './SortableTable.tsx';
export { cardPlaces } from './Column.ts';
export type { CardPlace, Column, Sort } from './Column.ts';

export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { TableStatus } from './TableSurface.tsx';
export type { Column, Sort } from './Column.ts';
export type { CardPlace, CellValue, ColumnKind } from './columnKinds.tsx';
export { noValue } from './noValue.tsx';
export { readTableView, shownColumns } from './tableView.ts';
export type { Density, TableView } from './tableView.ts';
export { useShownColumns } from './useShownColumns.ts';

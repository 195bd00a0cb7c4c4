export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { TableStatus } from './TableSurface.tsx';
export type { Column, Sort } from './Column.ts';
export type { CardPlace, CellValue, ColumnKind } from './columnKinds.tsx';
export { noValue } from './noValue.tsx';
export { type Density, readTableView, shownColumns, type TableView } from './tableView.ts';
export { useShownColumns } from './useShownColumns.ts';

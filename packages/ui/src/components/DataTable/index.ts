export { DataTable, tableStatuses } from './DataTable.tsx';
export type { DataTableProps, TableStatus } from './DataTable.tsx';
export type { Column, Sort } from './Column.ts';
export { cardPlaces, columnKinds } from './columnKinds.tsx';
export type { CardPlace, CellValue, ColumnKind } from './columnKinds.tsx';
export { densities, readTableView } from './tableView.ts';
export type { Density, TableView } from './tableView.ts';
export { useShownColumns } from './useShownColumns.ts';

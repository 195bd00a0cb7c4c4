export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { DataColumn } from './DataColumn.ts';
export { TableSettings } from './TableSettings.tsx';
export type { TableSettingsProps } from './TableSettingsProps.ts';
export { densities, readTableView } from './tableView.ts';
export type { Density, TableView } from './tableView.ts';

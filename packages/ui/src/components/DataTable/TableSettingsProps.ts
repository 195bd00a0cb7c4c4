import type { DataColumn } from './DataColumn.ts';
import type { TableView } from './tableView.ts';

export interface TableSettingsProps {
  readonly columns: readonly DataColumn<never>[];
  readonly view: TableView;
  /** Called at once on every change: what it does shows behind the dialog. */
  readonly onChange: (view: TableView) => void;
}

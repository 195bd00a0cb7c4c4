import type { Column } from '../DataTable/Column.ts';
import type { TableView } from '../DataTable/tableView.ts';

export interface TableSettingsProps {
  readonly columns: readonly Column<never>[];
  readonly view: TableView;
  /** Called at once on every change: the result shows behind the dialog. */
  readonly onChange: (view: TableView) => void;
}

import type { Column } from '../DataTable/Column.ts';
import type { TableView } from '../DataTable/tableView.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';

/** The root is the button. */
export interface TableSettingsProps extends RootProps<HTMLButtonElement> {
  /** All columns of the table. */
  readonly columns: readonly Column<never>[];
  /** Which columns show, in which order, and how close together the rows are. */
  readonly view: TableView;
  /** Called at once on every change: the result shows behind the dialog. */
  readonly onChange: (view: TableView) => void;
}

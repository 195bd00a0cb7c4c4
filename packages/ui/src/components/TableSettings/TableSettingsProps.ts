import type { Column } from '../DataTable/Column.ts';
import type { TableView } from '../DataTable/tableView.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

/** The root is the button. */
export interface TableSettingsProps extends RootProps<HTMLButtonElement> {
  readonly columns: readonly Column<never>[];
  readonly view: TableView;
  /** Called at once on every change: the result shows behind the dialog. */
  readonly onChange: (view: TableView) => void;
}

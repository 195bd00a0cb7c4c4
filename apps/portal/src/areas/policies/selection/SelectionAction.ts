import type { SelectedRow, SelectionList } from '@agent-portal/data/selection/contract';
import type { LazyComponent } from '@agent-portal/ui/lazyComponent';

export interface SelectionDialogProps {
  readonly rows: readonly SelectedRow[];
  readonly onClose: () => void;
}

/** An action on selected rows that has a dialog. */
export interface SelectionAction {
  readonly label: string;
  /** The lists that have it. @default all */
  readonly lists?: readonly SelectionList[];
  /** Only an agency with another person has it. @default false */
  readonly needsColleague?: boolean;
  /** Whether a row counts, or its policy once. */
  readonly counts: 'rows' | 'policies';
  readonly Dialog: LazyComponent<SelectionDialogProps>;
}

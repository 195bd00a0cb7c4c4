import type { SelectedKeys } from './SelectedKeys.ts';
import type { SelectedRows } from './SelectedRows.ts';

/** The pair of a `useState` with the keys of the rows that are selected, on all pages. */
export type Selection = readonly [
  selected: SelectedKeys,
  onSelect: (selected: SelectedKeys) => void,
];

/**
 * A selection that can also be all rows that match, those included that no page has loaded. The owner
 * clears it when the filters change, because other rows match then.
 */
export interface MatchingSelection {
  readonly selected: SelectedRows;
  readonly onSelect: (selected: SelectedRows) => void;
  /** How many rows match, on all pages. */
  readonly total: number;
}

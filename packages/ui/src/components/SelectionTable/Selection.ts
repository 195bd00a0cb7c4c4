import type { SelectedKeys } from './SelectedKeys.ts';

/** The pair of a `useState` with the keys of the rows that are selected, on all pages. */
export type Selection = readonly [
  selected: SelectedKeys,
  onSelect: (selected: SelectedKeys) => void,
];

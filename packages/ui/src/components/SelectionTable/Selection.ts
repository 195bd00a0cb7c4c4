/** The keys of the rows that are selected, on all pages, in the order in which they were selected. */
export type SelectedKeys = ReadonlySet<string>;

/** The pair of a `useState` with the keys of the rows that are selected. */
export type Selection = readonly [
  selected: SelectedKeys,
  onSelect: (selected: SelectedKeys) => void,
];

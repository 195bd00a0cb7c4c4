export const dataTableWords = {
  /** The name of the region around a table that is wider than its place. */
  scrolls: (name: string) => `${name}, scrolls sideways`,
  total: 'Total',
  noRows: 'No rows',
  moreOf: (row: string) => `More of ${row}`,
  sortBy: 'Sort by',
  sortByNone: 'None',
  ascending: 'Ascending',
  descending: 'Descending',
};

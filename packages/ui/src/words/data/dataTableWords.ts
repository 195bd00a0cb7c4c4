export const dataTableWords = {
  /** The name of the region around a table that is wider than its place. */
  scrolls: (name: string) => `${name}, scrolls sideways`,
  total: 'Total',
  moreOf: (row: string) => `More of ${row}`,
  sortBy: 'Sort by',
  sortByNone: 'None',
  ascending: 'Ascending',
  descending: 'Descending',
  sorted: (table: string, column: string, direction: 'asc' | 'desc') =>
    `The table named ${table} is now sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  unsorted: (table: string) => `The table named ${table} is now unsorted`,
};

export const dataTableWords = {
  /** The name of the region around a table that is wider than its place. */
  scrolls: (name: string) => `${name}, scrolls sideways`,
  total: 'Total',
  noRows: 'No rows',
  moreOf: (row: string) => `More of ${row}`,
  sortBy: 'Sort by',
  /** What each order of a column is called, by the kind of its values. */
  orders: {
    date: { asc: 'oldest first', desc: 'newest first' },
    dueDate: { asc: 'soonest', desc: 'latest' },
    number: { asc: 'smallest first', desc: 'largest first' },
    text: { asc: 'A to Z', desc: 'Z to A' },
  },
  /** The orders of a list by its only date. */
  onlyDate: { asc: 'Oldest first', desc: 'Newest first' },
  order: (column: string, order: string) => `${column}, ${order}`,
  dueOrder: (column: string, order: string) =>
    column.includes(' ') ? `${column}, ${order}` : `${column} ${order}`,
};

export const filterBarWords = {
  open: 'Filters',
  asOf: (time: string) => `as of ${time}`,
};

export const filterChipsWords = {
  label: 'Filters in use',
  remove: (filter: string) => `Remove filter, ${filter}`,
  clear: 'Clear filters',
};

export const filterTextsWords = {
  andMore: (first: string, count: number) => `${first} and ${count} more`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `from ${day}`,
  to: (day: string) => `to ${day}`,
  on: 'on',
};

export const moneyWords = {
  minus: 'minus ',
  none: 'no amount',
};

export const noValueWords = {
  none: 'none',
};

export const paginationWords = {
  /** `first` and `last` are formatted: '1,201'. The total comes twice: the number, and its text. */
  range: (first: string, last: string, _total: number, formatted: string) =>
    `Showing ${first} to ${last} of ${formatted}`,
  nothing: 'Showing 0 of 0',
  perPage: 'Per page',
  perPageOf: (items: string) => `${items} per page`,
  pagesOf: (items: string) => `Pages of ${items}`,
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
};

export const phoneListBarWords = {
  filter: 'Filter',
  filters: (count: number) => `Filter (${count})`,
  sort: 'Sort',
};

export const dataTableWords = {
  /** The name of the region around a table that is wider than its place. */
  scrolls: (name: string) => `${name}, scrolls sideways`,
  total: 'Total',
  noRows: 'No rows',
  moreOf: (row: string) => `More of ${row}`,
  sortBy: 'Sort by',
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

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

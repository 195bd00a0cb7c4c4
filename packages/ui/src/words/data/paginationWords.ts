export const paginationWords = {
  /** The counts are formatted: '1,201'. */
  range: (first: string, last: string, total: string) => `Showing ${first} to ${last} of ${total}`,
  nothing: 'Showing 0 of 0',
  perPage: 'Per page',
  perPageOf: (items: string) => `${items} per page`,
  pagesOf: (items: string) => `Pages of ${items}`,
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
};

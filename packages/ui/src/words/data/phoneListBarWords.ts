export const phoneListBarWords = {
  filter: 'Filter',
  filters: (count: number) => `Filter (${count})`,
  sort: 'Sort',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  notSorted: 'Not sorted',
};

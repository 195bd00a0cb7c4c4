export const filterChipsWords = {
  label: 'Filters in use',
  remove: (filter: string) => `Remove filter, ${filter}`,
  clear: 'Clear filters',
};

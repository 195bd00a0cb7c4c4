export const filterBarWords = {
  open: 'Filters',
  refresh: 'Refresh filters',
  asOf: (time: string) => `as of ${time}`,
};

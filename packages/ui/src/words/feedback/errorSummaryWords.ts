export const errorSummaryWords = {
  label: 'There is a problem',
  title: (count: number) => `Fix ${count} ${count === 1 ? 'error' : 'errors'}`,
};

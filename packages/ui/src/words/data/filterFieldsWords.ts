export const filterFieldsWords = {
  all: 'All',
  downline: 'Include downline',
  today: 'Today',
  nextDays: (days: number) => `Next ${days} days`,
};

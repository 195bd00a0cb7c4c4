export const datePresetWords = {
  thisMonth: 'This month',
  last30Days: 'Last 30 days',
  yearToDate: 'Year to date',
  today: 'Today',
  nextDays: (days: number) => `Next ${days} days`,
};

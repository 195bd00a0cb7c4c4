export const calendarWords = {
  month: 'Month',
  year: 'Year',
  today: 'Today',
  previous: 'Previous month',
  next: 'Next month',
};

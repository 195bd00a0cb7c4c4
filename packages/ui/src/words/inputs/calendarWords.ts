export const calendarWords = { month: 'Month', year: 'Year', today: 'Today' };

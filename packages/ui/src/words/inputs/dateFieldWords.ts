/** The texts of fields with dates, by the order in which the locale writes them. */
export const dateFieldWords = {
  /** The letters of the pattern that an empty field shows. */
  letters: { year: 'YYYY', month: 'MM', day: 'DD' },
  orders: {
    monthFirst: 'month, day and year',
    dayFirst: 'day, month and year',
    yearFirst: 'year, month and day',
  },
  notADate: (label: string, typed: string, order: string, example: string) =>
    `${label}: “${typed}” is not a date. Enter ${order}, like ${example}.`,
  tooEarly: (label: string, date: string, first: string) =>
    `${label}: ${date} is too early. Choose ${first} or later.`,
  tooLate: (label: string, date: string, last: string) =>
    `${label}: ${date} is too late. Choose ${last} or earlier.`,
  choose: (label: string) => `Choose ${label}`,
  noCalendar: 'The calendar could not be opened. Type the date.',
};

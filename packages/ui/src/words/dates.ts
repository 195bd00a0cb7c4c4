export const calendarWords = {
  month: 'Month',
  year: 'Year',
  today: 'Today',
  previous: 'Previous month',
  next: 'Next month',
};

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

export const datePresetsWords = {
  any: 'Any date',
  thisMonth: 'This month',
  last30Days: 'Last 30 days',
  yearToDate: 'Year to date',
  today: 'Today',
  nextDays: (days: number) => `Next ${days} days`,
};

export const dateRangeFieldWords = {
  from: (label: string) => `${label} from`,
  to: (label: string) => `${label} to`,
  wrongOrder: (from: string, to: string) =>
    `${to} is before ${from}. Choose a later day, or change ${from}.`,
  presets: (label: string) => `${label}, common ranges`,
};

export const dateTimeFieldWords = {
  date: (label: string) => `${label}, date`,
  time: (label: string) => `${label}, time`,
  noDate: (label: string) => `${label}: enter the date too.`,
  noTime: (label: string) => `${label}: enter the time too.`,
};

export const timeFieldWords = {
  /** The placeholder of an empty field, by the clock of the locale. */
  patterns: { h12: 'H:MM AM', h23: 'HH:MM' },
  notATime: (label: string, typed: string, example: string) =>
    `${label}: “${typed}” is not a time. Enter a time like ${example}.`,
  tooEarly: (label: string, time: string, first: string) =>
    `${label}: ${time} is too early. Choose ${first} or later.`,
  tooLate: (label: string, time: string, last: string) =>
    `${label}: ${time} is too late. Choose ${last} or earlier.`,
  offStep: (label: string, before: string, after: string) =>
    `${label}: choose ${before} or ${after}.`,
};

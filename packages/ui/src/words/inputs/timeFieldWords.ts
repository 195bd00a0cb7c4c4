export const timeFieldWords = {
  /** What an empty field shows, by the clock of the locale. */
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

export const dateTimeFieldWords = {
  date: (label: string) => `${label}, date`,
  time: (label: string) => `${label}, time`,
  noDate: (label: string) => `${label}: enter the date too.`,
  noTime: (label: string) => `${label}: enter the time too.`,
};

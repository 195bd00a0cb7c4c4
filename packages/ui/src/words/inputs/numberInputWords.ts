export const numberInputWords = {
  invalid: (label: string, example: string) => `${label}: enter a number like ${example}.`,
  invalidAmount: (label: string, example: string) => `${label}: enter an amount like ${example}.`,
  invalidPercent: (label: string, example: string) => `${label}: enter a percent like ${example}.`,
  tooSmall: (label: string, min: string) => `${label}: enter ${min} or more.`,
  tooLarge: (label: string, max: string) => `${label}: enter ${max} or less.`,
};

export const phoneInputWords = {
  invalid: (label: string) => `${label}: enter ten digits, with the area code.`,
};

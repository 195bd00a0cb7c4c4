/** The errors of bound fields whose rules have none. */
export const formWords = {
  required: (label: string) => `${label}: this is required.`,
  check: (label: string) => `Check ${label}.`,
};

/**
 * The errors of bound fields whose rules have no text. That of a required field does not fit every label, such
 * as a question: its rules then need a text.
 */
export const formWords = {
  required: (label: string) => `${label} is required. Enter or choose a value.`,
  check: (label: string) => `Check ${label}.`,
};

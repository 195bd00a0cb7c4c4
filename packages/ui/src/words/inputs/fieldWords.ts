/** The marks after the label of every input. */
export const fieldWords = {
  required: '(required)',
  optional: '(optional)',
};

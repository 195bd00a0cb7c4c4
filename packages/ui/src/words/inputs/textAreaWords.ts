export const textAreaWords = {
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  count: (_count: number, formatted: string, _most: number, formattedMost: string) =>
    `${formatted} of ${formattedMost} characters`,
};

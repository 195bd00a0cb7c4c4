/** The rule of a note that is sent without spaces around it. @param most the most characters */
export const noteRules = (most: number) => ({
  validate: (note: string) =>
    note.trim().length <= most || `Shorten the note to ${most} characters.`,
});

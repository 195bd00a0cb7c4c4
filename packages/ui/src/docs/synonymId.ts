/** The id of the other name of a component on its page, where the search leads to. */
export const synonymId = (synonym: string) => `called-${synonym.replaceAll(' ', '-')}`;

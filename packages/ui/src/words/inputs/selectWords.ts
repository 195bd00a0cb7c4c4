export const selectWords = { placeholder: 'Choose' };

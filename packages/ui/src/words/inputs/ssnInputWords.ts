export const ssnInputWords = {
  invalid: (label: string) => `${label}: enter the nine digits as they are on the card.`,
  onFile: (lastFour: string) => `The number on file ends in ${lastFour}. Type to replace it.`,
};

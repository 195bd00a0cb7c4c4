export const noValueWords = {
  none: 'none',
};

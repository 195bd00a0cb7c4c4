export const messagePageWords = {
  reference: 'Reference:',
};

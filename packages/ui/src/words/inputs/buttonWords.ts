export const buttonWords = {
  pending: 'Please wait',
};

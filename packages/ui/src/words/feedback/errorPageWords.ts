export const errorPageWords = {
  retry: 'Try again',
};

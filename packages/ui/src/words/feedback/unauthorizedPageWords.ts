export const unauthorizedPageWords = {
  home: 'Go to Home',
};

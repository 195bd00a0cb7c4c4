export const topNavigationWords = {
  label: 'Main',
};

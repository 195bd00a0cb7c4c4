export const sideNavigationWords = {
  failed: 'The navigation could not be loaded.',
  label: 'Main',
  retry: 'Try again',
};

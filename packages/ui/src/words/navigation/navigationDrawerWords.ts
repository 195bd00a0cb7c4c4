export const navigationDrawerWords = {
  label: 'Navigation',
  open: 'Open navigation',
  close: 'Close navigation',
};

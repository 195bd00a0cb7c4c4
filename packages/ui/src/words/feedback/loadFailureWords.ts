export const loadFailureWords = {
  title: 'This part of the page did not load',
  message: 'Try again. If that does not help, copy what you typed and reload the page.',
  close: 'Close',
};

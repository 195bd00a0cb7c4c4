export const loadFailureWords = {
  title: 'This part did not load',
  message: 'Try again, or copy what you typed and reload the page.',
  close: 'Close',
};

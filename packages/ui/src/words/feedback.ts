export const bannerWords = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  danger: 'Error',
};

export const errorPageWords = {
  retry: 'Try again',
};

export const loadFailureWords = {
  title: 'This part did not load',
  message: 'Try again, or copy what you typed and reload the page.',
  close: 'Close',
};

export const messagePageWords = {
  reference: 'Reference:',
};

export const spinnerWords = {
  loading: 'Loading',
};

export const toastWords = {
  region: 'Messages',
  dismiss: 'Dismiss',
  /** Said after the message. */
  reach: (action: string) => `Press F6 for ${action}.`,
  /** Names the button, as several toasts can show. */
  dismissMessage: (message: string) => `Dismiss: ${message}`,
};

export const unauthorizedPageWords = {
  home: 'Go to Home',
};

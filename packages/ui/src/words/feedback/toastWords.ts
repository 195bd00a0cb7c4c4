export const toastWords = {
  region: 'Messages',
  dismiss: 'Dismiss',
  /** Said after the message. */
  reach: (action: string) => `Press F6 for ${action}.`,
  /** Names the button, as several toasts can show. */
  dismissMessage: (message: string) => `Dismiss: ${message}`,
};

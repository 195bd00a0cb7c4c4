export const toastWords = { region: 'Messages', dismiss: 'Dismiss' };

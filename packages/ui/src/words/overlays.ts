export const commandPaletteWords = { title: 'Search', results: 'Results', close: 'Close search' };

export const dialogWords = { close: (title: string) => `Close ${title}` };

export const menuButtonWords = { newTab: '(opens in new tab)' };

export const notificationItemWords = { isNew: 'New' };

export const notificationsPanelWords = {
  title: 'Notifications',
  isNew: 'new',
  today: 'Today',
};

export const popoverWords = { close: (title: string) => `Close ${title}` };

export const notificationsPanelWords = {
  title: 'Notifications',
  isNew: 'new',
};

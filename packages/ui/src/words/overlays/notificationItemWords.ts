export const notificationItemWords = {
  isNew: 'New',
  read: 'Mark as read',
};

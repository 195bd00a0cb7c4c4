export {
  NotificationEntries,
  type NotificationEntriesProps,
  type NotificationEntry,
} from './NotificationEntries.tsx';
export { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
export { NotificationsPanel, type NotificationsPanelProps } from './NotificationsPanel.tsx';

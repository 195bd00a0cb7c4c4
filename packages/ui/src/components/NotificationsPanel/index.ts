export { NotificationEntries } from './NotificationEntries.tsx';
export type { NotificationEntriesProps, NotificationEntry } from './NotificationEntries.tsx';
export { NotificationItem } from './NotificationItem.tsx';
export type { NotificationItemProps } from './NotificationItem.tsx';
export { NotificationsPanel } from './NotificationsPanel.tsx';
export type { NotificationsPanelProps } from './NotificationsPanel.tsx';

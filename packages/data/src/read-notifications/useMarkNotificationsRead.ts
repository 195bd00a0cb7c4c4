import { useMutation } from '../swr/useMutation.ts';
import { getReadNotifications, markNotificationsRead } from './contract.ts';

/** Marks notifications as read. */
export function useMarkNotificationsRead() {
  return useMutation(markNotificationsRead, {
    replaces: getReadNotifications,
    readWith: () => ({}),
  });
}

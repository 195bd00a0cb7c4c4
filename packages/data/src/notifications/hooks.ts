import { changeHook } from '../swr/changeHook.ts';
import { readHook } from '../swr/readHook.ts';
import { getReadNotifications, getTemporaryMessages, markNotificationsRead } from './contract.ts';

export const useMarkNotificationsRead = changeHook(markNotificationsRead, {
  replaces: getReadNotifications,
});
/** Polls as often as the temporary messages do: another device may mark some as read [S9]. */
export const useReadNotifications = readHook(getReadNotifications, {
  freshForMs: 60_000,
  pollEveryMs: 300_000,
});
/** Messages stay fresh for five minutes [S9]. */
export const useTemporaryMessages = readHook(getTemporaryMessages, { freshForMs: 300_000 });

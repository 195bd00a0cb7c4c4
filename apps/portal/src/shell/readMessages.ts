import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { useSyncExternalStore } from 'react';

/** Where the keys of what was read are kept; they say nothing of who read it. */
const storageKey = 'readNotifications';
const listeners = new Set<() => void>();
let cached: ReadonlySet<string> | undefined;

/** Names a message: one that is published again on another day is new. */
const messageKey = ({ heading, publishDate }: TemporaryMessage) => `${publishDate} ${heading}`;

function stored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

const read = () => (cached ??= stored());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Notes messages as read, and forgets those that are gone. */
export function markAsRead(messages: readonly TemporaryMessage[]): void {
  const keys = messages.map(messageKey);
  cached = new Set(keys);
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    // Without storage they are read for this visit.
  }
  for (const listener of listeners) listener();
}

/** Forgets what was read: what stories and tests begin with. */
export function forgetRead(): void {
  localStorage.removeItem(storageKey);
  cached = undefined;
}

/** The messages that this browser's reader has not seen. */
export function useUnread(messages: readonly TemporaryMessage[]): readonly TemporaryMessage[] {
  const known = useSyncExternalStore(subscribe, read);
  return messages.filter((message) => !known.has(messageKey(message)));
}

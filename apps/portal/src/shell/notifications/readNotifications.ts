import { useSyncExternalStore } from 'react';

/** Where the keys of what was read are kept; they say nothing of who read it. */
const storageKey = 'readNotifications';
const listeners = new Set<() => void>();
let cached: ReadonlySet<string> | undefined;

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

/** What the panel shows, by its key. */
interface Entry {
  readonly key: string;
}

/** Notes entries as read, and forgets those that are gone; `some` where not all are known. */
export function markAsRead(entries: readonly Entry[], known: 'all' | 'some'): void {
  const shown = entries.map(({ key }) => key);
  const keys = new Set(known === 'all' ? shown : [...read(), ...shown]);
  cached = keys;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...keys]));
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

/** The keys of the entries that this browser's reader has not seen. */
export function useUnread(entries: readonly Entry[]): readonly string[] {
  const known = useSyncExternalStore(subscribe, read);
  return entries.flatMap(({ key }) => (known.has(key) ? [] : key));
}

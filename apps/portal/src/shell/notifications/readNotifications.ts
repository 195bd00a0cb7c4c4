import { useSyncExternalStore } from 'react';

/** Where the keys of what was read are kept; they say nothing of who read it. */
const storageKey = 'readNotifications';
/** Keys that are kept, the last read ones. */
const most = 500;
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

/** Notes in this browser that notifications are read: for visitors, and where the carrier does not. */
export function markReadHere(keys: readonly string[]): void {
  cached = new Set([...read(), ...keys].slice(-most));
  try {
    localStorage.setItem(storageKey, JSON.stringify([...cached]));
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

/** The keys of what was read in this browser. */
export const useReadHere = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read);

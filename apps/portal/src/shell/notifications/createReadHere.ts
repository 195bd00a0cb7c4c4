import { createStore } from '../../browser/createStore.ts';

/** Where the keys of what was read are kept; they say nothing of who read it. */
const storageKey = 'readNotifications';
/** Keys that are kept, the last read ones. */
const most = 500;

function stored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The keys of what was read in this browser: for visitors, and where the carrier does not keep them. */
export function createReadHere() {
  const { read, subscribe, write } = createStore(stored());
  return {
    read,
    subscribe,
    /** Notes that notifications are read. */
    mark: (keys: readonly string[]): void => {
      const next = new Set([...read(), ...keys].slice(-most));
      try {
        localStorage.setItem(storageKey, JSON.stringify([...next]));
      } catch {
        // Without storage they are read for this visit.
      }
      write(next);
    },
  };
}

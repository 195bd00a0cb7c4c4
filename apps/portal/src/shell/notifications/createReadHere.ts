import { createStore } from '@agent-portal/data/client/createStore';

/** The storage key of the read notifications; the value does not identify the user. */
const storageKey = 'readNotifications';
/** The maximum of stored keys; the most recently read ones stay. */
const most = 500;

function stored(): ReadonlySet<string> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The keys of notifications read in this browser: for visitors, and if the carrier does not store them. */
export function createReadHere() {
  const { read, subscribe, write } = createStore(stored());
  return {
    read,
    subscribe,
    mark: (keys: readonly string[]): void => {
      const next = new Set([...read(), ...keys].slice(-most));
      try {
        localStorage.setItem(storageKey, JSON.stringify([...next]));
      } catch {
        // Without storage, they are read only for this visit.
      }
      write(next);
    },
  };
}

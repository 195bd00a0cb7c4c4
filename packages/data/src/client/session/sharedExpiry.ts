const storageKey = 'sessionExpiresAt';
const lockPrefix = 'agent-portal-expires ';

/** Milliseconds for which a tab holds the lock: by then local storage has reached the other tabs. */
const heldMs = 60_000;

/** When the token expires, shared by all tabs; null if no tab has refreshed it. */
export interface SharedExpiry {
  /** The value in local storage. A value that another tab wrote arrives with a delay. */
  readonly read: () => string | null;
  /** The latest value that any tab wrote in the last minute, without that delay. */
  readonly readLatest: () => Promise<string | null>;
  /** Resolves when `readLatest` returns the value in every tab. */
  readonly write: (expiresAt: string) => Promise<void>;
}

const lockManager = () => (globalThis.navigator as { locks?: LockManager }).locks;

/** Holds a lock with the expiry in its name: all tabs see the held locks at once. */
function holdLock(locks: LockManager, expiresAt: string): Promise<void> {
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    resolve();
    return new Promise<void>((release) => setTimeout(release, heldMs));
  };
  void locks.request(lockPrefix + expiresAt, { mode: 'shared' }, hold);
  return isHeld;
}

/** Stores the expiry in local storage, which reaches other tabs with a delay, and in the name of a lock. */
export function sharedExpiry(): SharedExpiry {
  return {
    read: () => {
      try {
        return localStorage.getItem(storageKey);
      } catch {
        return null;
      }
    },
    readLatest: async () => {
      const { held = [] } = (await lockManager()?.query()) ?? {};
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
      return names.sort().at(-1)?.slice(lockPrefix.length) ?? null;
    },
    write: async (expiresAt) => {
      try {
        localStorage.setItem(storageKey, expiresAt);
      } catch {
        // Private modes have no storage; each tab then refreshes for itself.
      }
      const locks = lockManager();
      if (locks) await holdLock(locks, expiresAt);
    },
  };
}

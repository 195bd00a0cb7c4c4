const storageKey = 'sessionExpiresAt';
const toldPrefix = 'agent-portal-expires ';

/** How long a tab tells the others, in milliseconds: by then each of them can read it for itself. */
const toldFor = 60_000;

/** When the token that some tab refreshed expires, where every tab can read it; null while nobody knows. */
export interface SharedExpiry {
  /** What has reached this tab: what another one wrote comes a moment later. */
  readonly read: () => string | null;
  /** What any tab wrote in the last minute, without that moment. */
  readonly readTold: () => Promise<string | null>;
  /** Resolves once every tab that asks what was told hears it. */
  readonly write: (expiresAt: string) => Promise<void>;
}

const lockManager = () => (globalThis.navigator as { locks?: LockManager }).locks;

/** Holds a lock with the expiry in its name: tabs see who holds what in one order. */
function tell(locks: LockManager, expiresAt: string): Promise<void> {
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const hold = () => {
    resolve();
    return new Promise<void>((release) => setTimeout(release, toldFor));
  };
  void locks.request(toldPrefix + expiresAt, { mode: 'shared' }, hold);
  return told;
}

/** Kept in local storage, which tabs of other processes see a moment later, and told by a lock. */
export function sharedExpiry(): SharedExpiry {
  return {
    read: () => {
      try {
        return localStorage.getItem(storageKey);
      } catch {
        return null;
      }
    },
    readTold: async () => {
      const { held = [] } = (await lockManager()?.query()) ?? {};
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(toldPrefix));
      return names.sort().at(-1)?.slice(toldPrefix.length) ?? null;
    },
    write: async (expiresAt) => {
      try {
        localStorage.setItem(storageKey, expiresAt);
      } catch {
        // Private modes refuse storage; each tab then refreshes for itself.
      }
      const locks = lockManager();
      if (locks) await tell(locks, expiresAt);
    },
  };
}

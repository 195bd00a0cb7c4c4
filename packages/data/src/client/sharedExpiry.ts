const storageKey = 'sessionExpiresAt';

/** The session's expiry, where every tab can read it. */
export interface SharedExpiry {
  readonly read: () => string | null;
  readonly write: (expiresAt: string) => void;
}

/** Kept in local storage, which all tabs see at once; a browser that refuses it keeps it for the tab. */
export function sharedExpiry(): SharedExpiry {
  let own: string | null = null;
  return {
    read: () => {
      try {
        return localStorage.getItem(storageKey);
      } catch {
        return own;
      }
    },
    write: (expiresAt) => {
      own = expiresAt;
      try {
        localStorage.setItem(storageKey, expiresAt);
      } catch {
        // Private modes refuse storage; the tab then keeps its own.
      }
    },
  };
}

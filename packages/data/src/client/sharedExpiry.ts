const storageKey = 'sessionExpiresAt';

/** When the session's token expires, where every tab can read it; null while nobody knows. */
export interface SharedExpiry {
  readonly read: () => string | null;
  /** Empty for a visitor, whose calls need no token. */
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

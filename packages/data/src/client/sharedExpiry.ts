const storageKey = 'sessionExpiresAt';

/** When the token that some tab refreshed expires, where every tab can read it; null while nobody knows. */
export interface SharedExpiry {
  readonly read: () => string | null;
  readonly write: (expiresAt: string) => void;
}

/** Kept in local storage, which all tabs see at once. */
export function sharedExpiry(): SharedExpiry {
  return {
    read: () => {
      try {
        return localStorage.getItem(storageKey);
      } catch {
        return null;
      }
    },
    write: (expiresAt) => {
      try {
        localStorage.setItem(storageKey, expiresAt);
      } catch {
        // Private modes refuse storage; each tab then refreshes for itself.
      }
    },
  };
}

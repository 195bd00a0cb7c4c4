import { codeOf } from './codeOf.ts';

/**
 * The storage key of a user's value. People share computers, so after a logout nothing in the browser
 * may contain the name of the user.
 */
export const ownKey = (name: string, owner: string): string => `${name}:~${codeOf(owner)}`;

/** The key of earlier versions, which contains the user name. */
const formerKey = (name: string, owner: string) => `${name}:${owner}`;
const isFormerKey = (key: string) => /:[^~].*@/.test(key);

/** Moves a value of an earlier version to a key without the user name. */
function renameFormer(name: string, owner: string): void {
  const former = localStorage.getItem(formerKey(name, owner));
  if (former === null) return;
  if (localStorage.getItem(ownKey(name, owner)) === null)
    localStorage.setItem(ownKey(name, owner), former);
  localStorage.removeItem(formerKey(name, owner));
}

/**
 * Stores a user's settings in this browser. A stored value can be corrupt or come from an older version,
 * so the caller must validate it.
 */
export const ownStore = {
  read(name: string, owner: string): unknown {
    try {
      renameFormer(name, owner);
      return JSON.parse(localStorage.getItem(ownKey(name, owner)) ?? 'null');
    } catch {
      return null;
    }
  },

  write(name: string, owner: string, value: unknown): void {
    try {
      localStorage.setItem(ownKey(name, owner), JSON.stringify(value));
    } catch {
      // Without storage, the setting is lost when the page closes.
    }
  },

  /** Removes the values that earlier versions stored under user names. */
  removeFormer(): void {
    try {
      for (const key of Object.keys(localStorage))
        if (isFormerKey(key)) localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};

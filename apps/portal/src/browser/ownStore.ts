import { codeOf } from './codeOf.ts';

/**
 * The key under which the browser keeps something of a user. People share computers: after logging out,
 * nothing that is left in the browser may name who was there.
 */
export const ownKey = (name: string, owner: string): string => `${name}:~${codeOf(owner)}`;

/** As former versions named it: with the user in it. */
const formerKey = (name: string, owner: string) => `${name}:${owner}`;
const isFormerKey = (key: string) => /:[^~].*@/.test(key);

/** Moves what a former version kept, so that its key no longer names the user. */
function renameFormer(name: string, owner: string): void {
  const former = localStorage.getItem(formerKey(name, owner));
  if (former === null) return;
  if (localStorage.getItem(ownKey(name, owner)) === null)
    localStorage.setItem(ownKey(name, owner), former);
  localStorage.removeItem(formerKey(name, owner));
}

/**
 * What this browser keeps of a user's own ways, by user. What was stored may be of an older version, or
 * broken: whoever reads it checks it.
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
      // Without storage it holds until the page is left.
    }
  },

  /** Removes what former versions kept under users' names. */
  removeFormer(): void {
    try {
      for (const key of Object.keys(localStorage))
        if (isFormerKey(key)) localStorage.removeItem(key);
    } catch {
      // Without storage nothing is there.
    }
  },
};

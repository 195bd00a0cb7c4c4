import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Versions of the portal find each other's input in a tab. */
const prefix = 'keptForm:';

/** The unsaved input of a form, with its user. */
interface Stored {
  readonly username: string;
  readonly values: unknown;
}

/** Reads the values of a form; undefined when it has no unsaved input. */
type Reader = () => unknown;

function readDraft(key: string): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Saves unsaved form input when the session ends, a new version of the portal loads, or the tab is hidden and
 * may be discarded. The input is stored for this tab, and restored only for the same user (decisions, 7).
 */
export function createFormDrafts() {
  /** The document is being left, and the input is stored. */
  let isInputStored = false;
  /** The user logs out: nothing is stored. */
  let isEnded = false;
  const forms = new Map<string, { readonly username: string; readonly read: Reader }>();

  /** Takes a snapshot of the input. Returns a function that stores it. */
  function snapshot(): () => void {
    const typed = [...forms].flatMap(([name, { username, read }]) => {
      const values = read();
      return values === undefined ? [] : [[name, JSON.stringify({ username, values })] as const];
    });
    return () => {
      if (isEnded) return;
      for (const [name, text] of typed) sessionStorage.setItem(prefix + name, text);
    };
  }

  function removeStored(isRemoved: (key: string) => boolean): void {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isRemoved(key)) sessionStorage.removeItem(key);
  }

  /** Takes a snapshot of the input. Returns a function that stores it when the document is really left. */
  function copy(): () => void {
    const store = snapshot();
    return () => {
      isInputStored = true;
      store();
    };
  }

  return {
    copy,
    /** Stores the input because the browser may discard the tab. */
    hide: (): void => snapshot()(),
    /** Deletes the stored input of the forms on screen: they have it themselves. */
    show: (): void => {
      if (!isInputStored) removeStored((key) => forms.has(key.slice(prefix.length)));
    },
    /** Deletes the input, because the user logs out. */
    end: (): void => {
      isEnded = true;
      removeStored(() => true);
    },
    /** Registers a form. Returns a function that removes it. */
    watch: (name: string, { username }: CurrentUser, read: Reader): (() => void) => {
      forms.set(name, { username, read });
      return () => void forms.delete(name);
    },
    /** Stores the input because the portal is about to leave the document. */
    keep: (): void => copy()(),
    /** Whether the input is stored. Then nothing can be lost, and no confirmation is needed. */
    isInputStored: (): boolean => isInputStored,
    /** Whether input is stored for the user. Then a form that normally needs a click opens automatically. */
    has: (name: string, { username }: CurrentUser): boolean =>
      readDraft(prefix + name)?.username === username,
    /** Returns the stored input of the same user and deletes it. */
    take: (name: string, { username }: CurrentUser): unknown => {
      const saved = readDraft(prefix + name);
      sessionStorage.removeItem(prefix + name);
      return saved?.username === username ? saved.values : undefined;
    },
    /** Deletes the input of other users after a login. A visitor can be the same user before login. */
    dropOthers: ({ username, isAuthenticated }: CurrentUser): void => {
      if (isAuthenticated) removeStored((key) => readDraft(key)?.username !== username);
    },
  };
}

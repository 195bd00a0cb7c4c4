import type { CurrentUser } from '@agent-portal/data/session/contract';

const prefix = 'keptForm:';

/** What was typed into a form, and whose it is. */
interface Kept {
  readonly username: string;
  readonly values: unknown;
}

/** Reads the values of a form with unsaved input; undefined where there is none. */
type Reader = () => unknown;

function readKept(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was typed into forms that have to be left. */
export type KeptForms = ReturnType<typeof createKeptForms>;

/**
 * What was typed into forms that have to be left, because the session ended or a new version is
 * there: kept for this tab, and given back to the same user alone (decisions, 7).
 */
export function createKeptForms() {
  /** The document is on its way out, with what was typed kept. */
  let areKept = false;
  const forms = new Map<string, { readonly username: string; readonly read: Reader }>();

  /** Notes what is typed now; gives back what keeps it, once it is sure that the document is left. */
  function copy(): () => void {
    const typed = [...forms].flatMap(([name, { username, read }]) => {
      const values = read();
      return values === undefined ? [] : [[name, JSON.stringify({ username, values })] as const];
    });
    return () => {
      areKept = true;
      for (const [name, text] of typed) sessionStorage.setItem(prefix + name, text);
    };
  }

  return {
    copy,
    /** Says that a form is on screen; gives back how to say that it has gone. */
    watch: (name: string, { username }: CurrentUser, read: Reader): (() => void) => {
      forms.set(name, { username, read });
      return () => {
        forms.delete(name);
      };
    },
    /** The document is about to be left against the reader's will. */
    keep: (): void => copy()(),
    /** Whether that was done: nothing is lost, and nobody needs to be asked. */
    areKept: (): boolean => areKept,
    /** Whether something is kept for the user: a form that opens by hand opens by itself then. */
    has: (name: string, { username }: CurrentUser): boolean =>
      readKept(prefix + name)?.username === username,
    /** Gives back, once, what the same user had typed. */
    take: (name: string, { username }: CurrentUser): unknown => {
      const kept = readKept(prefix + name);
      sessionStorage.removeItem(prefix + name);
      return kept?.username === username ? kept.values : undefined;
    },
    /** Somebody signed in: what others had typed goes. A visitor may be the same user before login. */
    dropOthers: ({ username, isAuthenticated }: CurrentUser): void => {
      if (!isAuthenticated) return;
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(prefix) && readKept(key)?.username !== username)
          sessionStorage.removeItem(key);
      }
    },
  };
}

import { createStore, type Store } from './createStore.ts';
import { normalizeError } from './normalizeError.ts';

/**
 * Whether the carrier can be reached. Only calls decide: `navigator.onLine` is false on some networks that
 * work, and true on some that do not.
 */
export interface Connection extends Pick<Store<boolean>, 'read' | 'subscribe'> {
  /** Makes a call now. @returns whether it got an answer */
  readonly check: () => Promise<boolean>;
}

/** Creates the connection of a client. @param probe makes a call that any user may make */
export function createConnection(probe: () => Promise<unknown>) {
  const { read, subscribe, write: set } = createStore(true);
  let checking: Promise<boolean> | undefined;

  function write(next: boolean): boolean {
    if (next !== read()) set(next);
    return next;
  }

  async function probeNow(): Promise<boolean> {
    try {
      await probe();
      return write(true);
    } catch {
      return write(false);
    } finally {
      checking = undefined;
    }
  }

  const connection: Connection = {
    read,
    subscribe,
    check: () => (checking ??= probeNow()),
  };

  /** Makes a call, and notes whether it reached the carrier. One blocked address is no missing network. */
  async function note<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call();
      write(true);
      return answer;
    } catch (thrown) {
      const { kind, status } = normalizeError(thrown);
      if (kind === 'network') void connection.check();
      else if (status !== undefined) write(true);
      throw thrown;
    }
  }

  return { connection, note };
}

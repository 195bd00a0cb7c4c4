import type { SharedExpiry } from './sharedExpiry.ts';

export interface TokenKeeperOptions {
  /** Makes the refresh call; the answer is the new expiry. */
  readonly refresh: () => Promise<string>;
  readonly now: () => number;
  readonly shared: SharedExpiry;
}

/** Keeps the session's token fresh: one refresh at a time, whoever asks, in whichever tab [S4]. */
export interface TokenKeeper {
  /** Notes when the token expires; empty for a visitor, whose calls need none. */
  readonly setExpiry: (expiresAt: string) => void;
  /** Resolves once the token is fresh, after one refresh at most; rejects where that fails. */
  readonly fresh: () => Promise<void>;
}

const lockName = 'agent-portal-refresh';

export function createTokenKeeper({ refresh, now, shared }: TokenKeeperOptions): TokenKeeper {
  let pending: Promise<void> | undefined;
  let own: string | null = null;
  const isOver = (expiresAt: string) => expiresAt !== '' && now() >= Date.parse(expiresAt);
  /**
   * This tab's own expiry answers first: the storage that tabs share is slow to open. A token that
   * another tab refreshed expires after it.
   */
  const hasExpired = () => {
    if (own !== null && !isOver(own)) return false;
    return isOver(shared.read() ?? own ?? '');
  };

  /** Behind the lock, another tab may have refreshed already. */
  const refreshUnlessDone = async () => {
    own = (await shared.readTold()) ?? own;
    if (!hasExpired()) return;
    own = await refresh();
    await shared.write(own);
  };
  /** Browsers give no locks to pages without TLS; one refresh a tab is then the best there is. */
  const alone = async () => {
    const { locks } = globalThis.navigator as { locks?: LockManager };
    await (locks ? locks.request(lockName, refreshUnlessDone) : refreshUnlessDone());
  };

  return {
    setExpiry: (expiresAt) => {
      own = expiresAt;
    },
    fresh: async () => {
      if (!hasExpired()) return;
      pending ??= alone().finally(() => {
        pending = undefined;
      });
      await pending;
    },
  };
}

import type { SharedExpiry } from './sharedExpiry.ts';

export interface TokenRefreshOptions {
  /** Makes the refresh call; the answer is the new expiry. */
  readonly refresh: () => Promise<string>;
  readonly now: () => number;
  readonly shared: SharedExpiry;
}

/** Keeps the session's token fresh: one refresh at a time across all calls and tabs [S4]. */
export interface TokenRefresh {
  /** Sets when the token expires; empty for a visitor, whose calls need no token. */
  readonly setExpiry: (expiresAt: string) => void;
  /** Resolves when the token is fresh, after at most one refresh; rejects if that fails. */
  readonly fresh: () => Promise<void>;
}

const lockName = 'agent-portal-refresh';

export function createTokenRefresh({ refresh, now, shared }: TokenRefreshOptions): TokenRefresh {
  let pending: Promise<void> | undefined;
  let own: string | null = null;
  const isOver = (expiresAt: string) => expiresAt !== '' && now() >= Date.parse(expiresAt);
  /**
   * Checks this tab's own expiry first: shared storage is slow to open. A token that another tab
   * refreshed expires later.
   */
  const hasExpired = () => {
    if (own !== null && !isOver(own)) return false;
    return isOver(shared.read() ?? own ?? '');
  };

  /** While this tab waited for the lock, another tab may have refreshed. */
  const refreshUnlessDone = async () => {
    own = (await shared.readLatest()) ?? own;
    if (!hasExpired()) return;
    own = await refresh();
    await shared.write(own);
  };
  /** Pages without TLS have no locks; each tab then refreshes for itself. */
  const refreshOnce = async () => {
    const { locks } = globalThis.navigator as { locks?: LockManager };
    await (locks ? locks.request(lockName, refreshUnlessDone) : refreshUnlessDone());
  };

  return {
    setExpiry: (expiresAt) => {
      own = expiresAt;
    },
    fresh: async () => {
      if (!hasExpired()) return;
      pending ??= refreshOnce().finally(() => {
        pending = undefined;
      });
      await pending;
    },
  };
}

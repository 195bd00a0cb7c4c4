import { sharedExpiry, type SharedExpiry } from './sharedExpiry.ts';

export interface TokenKeeperOptions {
  /** Makes the refresh call; the answer is the new expiry. */
  readonly refresh: () => Promise<string>;
  readonly now: () => number;
  /** @default local storage */
  readonly shared?: SharedExpiry;
}

/** Keeps the session's token fresh: one refresh at a time, whoever asks, in whichever tab [S4]. */
export interface TokenKeeper {
  /** Notes when the token expires; empty for a visitor, whose calls need none. */
  readonly setExpiry: (expiresAt: string) => void;
  /** Resolves once the token is fresh; rejects where the refresh fails. */
  readonly fresh: () => Promise<void>;
}

const lockName = 'agent-portal-refresh';

export function createTokenKeeper({
  refresh,
  now,
  shared = sharedExpiry(),
}: TokenKeeperOptions): TokenKeeper {
  let isVisitor = true;
  let pending: Promise<void> | undefined;
  const hasExpired = () => !isVisitor && now() >= Date.parse(shared.read() ?? '');

  /** Behind the lock, another tab may have refreshed already. */
  const refreshUnlessDone = async () => {
    if (hasExpired()) shared.write(await refresh());
  };
  const alone = async () => {
    const { locks } = globalThis.navigator;
    await (locks ? locks.request(lockName, refreshUnlessDone) : refreshUnlessDone());
  };

  return {
    setExpiry: (expiresAt) => {
      isVisitor = expiresAt === '';
      if (!isVisitor) shared.write(expiresAt);
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

import type { ApiError } from '@agent-portal/data';
import { createStore } from '@agent-portal/data/client/createStore';

/** What replaces the content of the page, if anything [S1, S8]. */
export type AppStatus =
  | { readonly kind: 'ready' }
  /** The identity is switching: nothing of the previous one may show. */
  | { readonly kind: 'switching' }
  | { readonly kind: 'error'; readonly requestId?: string }
  | { readonly kind: 'unauthorized'; readonly requestId?: string };

function flag(kind: 'error' | 'unauthorized', error: ApiError): AppStatus {
  return error.requestId ? { kind, requestId: error.requestId } : { kind };
}

/** The application status [S3], stored outside React because the client sets its flags. */
export function createAppStatus() {
  const { read, subscribe, write } = createStore<AppStatus>({ kind: 'ready' });
  const change = (next: AppStatus) => {
    if (read().kind !== 'ready' || next.kind !== 'ready') write(next);
  };
  return {
    read,
    subscribe,
    /** A 5xx of a call that is not on the ignore list [S8]. */
    fail: (error: ApiError) => change(flag('error', error)),
    /** A 403 of a call whose refusal replaces the whole page [S8]. */
    refuse: (error: ApiError) => change(flag('unauthorized', error)),
    /** Starts a switch of identity: an impersonation or its end. The page that opens next ends it. */
    showSwitching: () => change({ kind: 'switching' }),
    /** Each route change clears the flags [S4], except during a switch of identity. */
    clearFlags: () => {
      if (read().kind !== 'switching') change({ kind: 'ready' });
    },
    /** Shows the page again. */
    clear: () => change({ kind: 'ready' }),
  };
}

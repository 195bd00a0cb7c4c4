import type { ApiError } from '@agent-portal/data';
import { createStore } from '../browser/createStore.ts';

/** What replaces the content of the page, if anything [S1, S8]. */
export type AppStatus =
  | { readonly kind: 'ready' }
  /** The session is becoming somebody else's: nothing of the former one may show. */
  | { readonly kind: 'switching' }
  | { readonly kind: 'error'; readonly requestId?: string }
  | { readonly kind: 'unauthorized'; readonly requestId?: string };

function flag(kind: 'error' | 'unauthorized', error: ApiError): AppStatus {
  return error.requestId ? { kind, requestId: error.requestId } : { kind };
}

/** The application status [S3], held outside React because the client raises its flags. */
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
    /** A 403 of a call that does not only refuse in place [S8]. */
    refuse: (error: ApiError) => change(flag('unauthorized', error)),
    /** An impersonation, or its end; the page that it leads to ends it. */
    switchIdentity: () => change({ kind: 'switching' }),
    /** Each route change clears the flags [S4]; a switch ends with the page that it leads to. */
    clearFlags: () => {
      if (read().kind !== 'switching') change({ kind: 'ready' });
    },
    /** The page shows again. */
    clear: () => change({ kind: 'ready' }),
  };
}

import { mostMarked } from '@agent-portal/data/notifications/contract';
import {
  useMarkNotificationsRead,
  useReadNotifications,
} from '@agent-portal/data/notifications/hooks';
import { useRef } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/useStore.ts';
import { createReadHere } from './createReadHere.ts';

/** Which notifications the user has read, and a function to mark more as read. */
interface ReadKeys {
  /** Undefined until the carrier has answered. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly mark: (keys: readonly string[]) => void;
  /** Why the last change could not be saved. */
  readonly failure?: { readonly message: string } | undefined;
}

/**
 * The carrier stores which notifications a user has read. This browser stores them for visitors, and if the
 * carrier does not support it or the call fails (decisions, 10).
 */
export function useReadKeys(isSignedIn: boolean): ReadKeys {
  const readHere = usePortal().storeOf(createReadHere);
  const here = useStore(readHere);
  const stored = useReadNotifications(isSignedIn);
  const { make, failure } = useMarkNotificationsRead();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  if (!isSignedIn || stored.error) return { keys: here, mark: readHere.mark };
  return {
    keys: stored.data && new Set(stored.data.keys),
    // One after another: a user can mark the next before the carrier has answered.
    mark: (keys) => {
      const body = { keys: keys.slice(0, mostMarked) };
      last.current = last.current.then(() => make({ body }));
    },
    failure,
  };
}

import { mostMarked } from '@agent-portal/data/read-notifications/contract';
import {
  useMarkNotificationsRead,
  useReadNotifications,
} from '@agent-portal/data/read-notifications/hooks';
import { usePortal } from '../../PortalContext.ts';
import { useStore } from '../../browser/createStore.ts';
import { createReadHere } from './createReadHere.ts';

/** What the user has read, and how to mark more of it. */
interface ReadKeys {
  /** Undefined while the carrier has not said it. */
  readonly keys: ReadonlySet<string> | undefined;
  readonly mark: (keys: readonly string[]) => void;
  /** Why the last of it could not be saved. */
  readonly failure?: { readonly message: string } | undefined;
}

/**
 * The carrier keeps what a user has read; for visitors, and where it does not or cannot say it, this
 * browser does (decisions, 10).
 */
export function useReadKeys(isSignedIn: boolean): ReadKeys {
  const readHere = usePortal().storeOf(createReadHere);
  const here = useStore(readHere);
  const kept = useReadNotifications(isSignedIn);
  const { make, failure } = useMarkNotificationsRead();
  if (!isSignedIn || kept.error) return { keys: here, mark: readHere.mark };
  return {
    keys: kept.data && new Set(kept.data.keys),
    mark: (keys) => void make({ body: { keys: keys.slice(0, mostMarked) } }),
    failure,
  };
}

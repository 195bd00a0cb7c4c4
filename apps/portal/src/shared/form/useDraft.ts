import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';

/**
 * Saves unsaved input when the session ends or the tab is discarded, and restores it for the same user
 * (decisions, 7).
 * @param name identifies the input; unique in the portal. Without it nothing is saved
 * @param read returns the input to save; undefined if there is none
 * @param putBack receives what `read` returned
 */
export function useDraft<Values>(
  name: string | undefined,
  read: () => Values | undefined,
  putBack: (values: Values) => void,
): void {
  const { user } = useSession();
  const { formDrafts } = usePortal();
  const readNow = useEffectEvent(read);
  const takeBack = useEffectEvent((stored: string) => {
    const values = formDrafts.take(stored, user);
    if (values !== undefined) putBack(values as Values);
  });
  useEffect(() => {
    if (name !== undefined) takeBack(name);
  }, [name]);
  useEffect(
    () => (name === undefined ? undefined : formDrafts.watch(name, user, () => readNow())),
    [formDrafts, name, user],
  );
}

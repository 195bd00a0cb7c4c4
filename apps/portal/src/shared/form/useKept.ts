import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';

/**
 * Keeps what was typed when the session ends with it on screen, and puts it back after the same user
 * has signed in again (decisions, 7).
 * @param name tells it from all else of the portal that is kept
 * @param read what is to be kept; undefined while nothing was typed
 * @param putBack takes what `read` gave
 */
export function useKept<Values>(
  name: string,
  read: () => Values | undefined,
  putBack: (values: Values) => void,
): void {
  const { user } = useSession();
  const { keptForms } = usePortal();
  const readNow = useEffectEvent(read);
  const takeBack = useEffectEvent((kept: string) => {
    const values = keptForms.take(kept, user);
    if (values !== undefined) putBack(values as Values);
  });
  useEffect(() => takeBack(name), [name]);
  useEffect(() => keptForms.watch(name, user, () => readNow()), [keptForms, name, user]);
}

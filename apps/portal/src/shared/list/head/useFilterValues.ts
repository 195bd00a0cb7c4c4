import { useEffect, useState } from 'react';
import { usePortal } from '../../../PortalContext.ts';
import { includesValues } from '../address/lacksValues.ts';

/**
 * Decides when a list requests its filter values: on the first visit, and when the user refreshes them
 * [S4].
 * @param listKey the key of the list
 * @param key the list's state as text. The same call returns the values and the rows of that state.
 * @param hasCall the values come from a separate call, unless the carrier lacks it
 */
export function useFilterValues(listKey: string, key: string, hasCall = false) {
  const { listMemory } = usePortal();
  const [askedWith, setAskedWith] = useState(() =>
    includesValues(listMemory, listKey, hasCall) ? key : undefined,
  );
  const hasLeft = askedWith !== undefined && askedWith !== key;
  // The user may come back to that state, such as the default sort. By then the values are known.
  if (hasLeft && listMemory.offered(listKey) !== undefined) setAskedWith(undefined);
  return { included: askedWith === key, refresh: () => setAskedWith(key) };
}

/** Returns the filter values of this answer, or the cached ones. */
export function useOfferedValues<Values>(
  listKey: string,
  answered: Values | null | undefined,
): Values | undefined {
  const { listMemory } = usePortal();
  useEffect(() => {
    if (answered) listMemory.offer(listKey, answered);
  }, [listMemory, listKey, answered]);
  return answered ?? listMemory.offered<Values>(listKey);
}

import { useEffect, useState } from 'react';
import { usePortal } from '../../../PortalContext.ts';

/**
 * Decides when a list asks for its filter values: on the first visit, and when the reader refreshes
 * them [S4].
 * @param place where the list stands
 * @param key the list's state as text: the values come with that page of rows, by no call of their own
 */
export function useFilterValues(place: string, key: string) {
  const { listMemory } = usePortal();
  const [askedWith, setAskedWith] = useState(() =>
    listMemory.offered(place) === undefined ? key : undefined,
  );
  return { included: askedWith === key, refresh: () => setAskedWith(key) };
}

/** The values to offer: those of this answer, else those remembered. */
export function useOfferedValues<Values>(
  place: string,
  answered: Values | null | undefined,
): Values | undefined {
  const { listMemory } = usePortal();
  useEffect(() => {
    if (answered) listMemory.offer(place, answered);
  }, [listMemory, place, answered]);
  return answered ?? listMemory.offered<Values>(place);
}

import { useEffect, useState } from 'react';
import { filterMemory } from './filterMemory.ts';

/**
 * Decides when a list asks for its filter values: on the first visit, and when the reader refreshes
 * them [S4].
 * @param list the list's name
 * @param key the list's state as text: the values come with that page of rows, by no call of their own
 */
export function useFilterValues(list: string, key: string) {
  const [askedWith, setAskedWith] = useState(() =>
    filterMemory.recall(list) === undefined ? key : undefined,
  );
  return { included: askedWith === key, refresh: () => setAskedWith(key) };
}

/** The values to offer: those of this answer, else those remembered. */
export function useOfferedValues<Values>(
  list: string,
  answered: Values | null | undefined,
): Values | undefined {
  useEffect(() => {
    if (answered) filterMemory.remember(list, answered);
  }, [list, answered]);
  return answered ?? filterMemory.recall<Values>(list);
}

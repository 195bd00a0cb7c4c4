import type { createListMemory } from './createListMemory.ts';

/**
 * Whether the carrier lacks the call for filter values, as a visit on this day has found. Then the first visit of
 * a list includes them [S4]. The script inside index.html uses this too, so it is small.
 */
export function lacksValues(): boolean {
  try {
    return localStorage.getItem('lacksFilterValues') === new Date().toISOString().slice(0, 10);
  } catch {
    return false;
  }
}

/**
 * Whether the first rows of a list come with its filter values [S4]: on the first visit, unless the values come
 * from a separate call.
 * @param listKey the key of the list
 */
export const includesValues = (
  listMemory: ReturnType<typeof createListMemory>,
  listKey: string,
  hasCall: boolean,
): boolean => listMemory.offered(listKey) === undefined && (!hasCall || lacksValues());

/** Remembers for the day that the carrier lacks the call for filter values, for `lacksValues`. */
export function rememberLack(): void {
  try {
    localStorage.setItem('lacksFilterValues', new Date().toISOString().slice(0, 10));
  } catch {
    // Without storage, each visit asks once.
  }
}

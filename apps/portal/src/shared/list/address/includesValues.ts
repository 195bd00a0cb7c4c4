import type { createListMemory } from './createListMemory.ts';
import { lacksValues } from './lacksValues.ts';

/**
 * Whether the first rows of a list come with its filter values [S4]: on the first visit, unless the values come
 * from a separate call.
 * @param place the key of the list
 */
export const includesValues = (
  listMemory: ReturnType<typeof createListMemory>,
  place: string,
  hasCall: boolean,
): boolean => listMemory.offered(place) === undefined && (!hasCall || lacksValues());

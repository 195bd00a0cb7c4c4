import { useLayoutEffect, useRef } from 'react';
import type { QueueState } from './QueueContext.ts';

/**
 * The next item that no other user has open, otherwise the previous one.
 * @param before the items when this one was still among them
 * @param taken what others have open
 */
export function nextOf(
  id: string,
  before: readonly string[],
  now: readonly string[],
  taken: readonly string[],
): string | undefined {
  const at = before.indexOf(id);
  const isFree = (one: string) => now.includes(one) && !taken.includes(one);
  return before.slice(at + 1).find(isFree) ?? before.slice(0, Math.max(0, at)).findLast(isFree);
}

/**
 * What opens after an item is done: the next one that no one else has open.
 * @param shown the item that shows, as `kind key`
 * @param order the items as they are now
 * @param replace opens an item in the place of another one, unless the user has already left that
 * @param stays whether what is done stays among the items. Then it does not open again.
 */
export function useNext(
  shown: string | undefined,
  order: readonly string[],
  replace: (id: string, next: string | undefined) => void,
  stays = false,
): Pick<QueueState, 'openNext' | 'onAnswered'> {
  // The last order that contained the item that shows.
  const former = useRef(order);
  useLayoutEffect(() => {
    if (shown !== undefined && order.includes(shown)) former.current = order;
  });
  // The item that opened after another one was done.
  const arrived = useRef<string>(undefined);
  const done = useRef(new Set<string>());
  const goOn: QueueState['openNext'] = (id, taken) => {
    arrived.current = nextOf(id, former.current, order, [...taken, ...done.current]);
    replace(id, arrived.current);
  };
  return {
    openNext: (id, taken) => {
      if (stays) done.current.add(id);
      goOn(id, taken);
    },
    onAnswered: (id, { others, taken }) => {
      const isNext = arrived.current === id;
      arrived.current = undefined;
      // Another user opened it since the last answer: two people do not get the same next item.
      if (isNext && others.length > 0) goOn(id, taken);
    },
  };
}

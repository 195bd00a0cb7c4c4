import { useLayoutEffect, useRef } from 'react';
import { nextOf } from './lines.ts';
import type { QueueState } from './QueueContext.ts';

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

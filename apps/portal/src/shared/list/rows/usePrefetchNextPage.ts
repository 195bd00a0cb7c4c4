import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '../whenIdle.ts';

/** How long the first rows of a visit have the browser and the network to themselves, in milliseconds. */
const pause = 1_000;

/** Prefetches the next page when the browser is idle, because most users open it. */
export function usePrefetchNextPage(
  shown: { readonly currentPage: number; readonly totalPages: number } | undefined,
  prefetchPage: (page: number) => void,
): void {
  const onIdle = useEffectEvent(() => {
    if (shown && shown.currentPage < shown.totalPages) prefetchPage(shown.currentPage + 1);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!shown) return undefined;
    if (!isFirst.current) return whenIdle(() => onIdle());
    isFirst.current = false;
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      stop = whenIdle(() => onIdle());
    }, pause);
    return () => stop();
  }, [shown]);
}

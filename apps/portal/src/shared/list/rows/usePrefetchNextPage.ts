import { useEffect, useEffectEvent, useRef } from 'react';
import { afterFirstSecond, whenIdle } from '../../../browser/whenIdle.ts';

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
    return afterFirstSecond(() => onIdle());
  }, [shown]);
}

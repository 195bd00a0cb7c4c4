import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../whenIdle.ts';

/** Prefetches the next page when the browser is idle, because most users open it. */
export function usePrefetchNextPage(
  shown: { readonly currentPage: number; readonly totalPages: number } | undefined,
  prefetchPage: (page: number) => void,
): void {
  const onIdle = useEffectEvent(() => {
    if (shown && shown.currentPage < shown.totalPages) prefetchPage(shown.currentPage + 1);
  });
  useEffect(() => {
    if (!shown) return undefined;
    return whenIdle(() => onIdle());
  }, [shown]);
}

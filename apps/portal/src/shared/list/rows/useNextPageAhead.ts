import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../whenIdle.ts';

/** Asks for the next page once the browser has nothing else to do: readers mostly go on. */
export function useNextPageAhead(
  shown: { readonly currentPage: number; readonly totalPages: number } | undefined,
  expectPage: (page: number) => void,
): void {
  const onIdle = useEffectEvent(() => {
    if (shown && shown.currentPage < shown.totalPages) expectPage(shown.currentPage + 1);
  });
  useEffect(() => {
    if (!shown) return undefined;
    return whenIdle(() => onIdle());
  }, [shown]);
}

import { useEffect, useEffectEvent } from 'react';

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
    // Safari has no idle callback.
    const request = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const id = request(() => onIdle());
    return () => cancel(id);
  }, [shown]);
}

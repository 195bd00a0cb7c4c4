import { useSyncExternalStore } from 'react';
import { below } from '../../theme/breakpoints.ts';

/** Below the md breakpoint, where filters fill the screen. */
const phone = below('md');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    // A server knows no window; the browser looks again.
    () => false,
  );
}

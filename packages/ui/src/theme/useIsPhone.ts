import { useSyncExternalStore } from 'react';
import { below } from './breakpoints.ts';

/** Below the md breakpoint, where filters fill the screen and commands are in a bar at the bottom. Paper is no phone. */
const phone = `screen and ${below('md')}`;

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

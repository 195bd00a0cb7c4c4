import { from } from '@agent-portal/ui/theme/breakpoints';
import { useSyncExternalStore } from 'react';

/** From here on, an open item is next to the list. On narrower windows it is under its line. */
const wide = from('xl');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a panel next to the list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);

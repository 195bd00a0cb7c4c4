import { useLayoutEffect } from 'react';
import { openRegion } from './openRegion.ts';

/** The one live region of the app: place it once, and call `announce`. It is in `body`. */
export function Announcer() {
  useLayoutEffect(openRegion, []);
  return null;
}

import { useLayoutEffect } from 'react';
import { openRegion } from './announce.ts';

/**
 * The one live region of the app: place it once, and call `announce`. It is in `body`.
 *
 * - **Also called:** live region, aria-live.
 * - **When to use it:** Counts and states that the eye sees change. Once in an app.
 * - **When not:** Errors: `Banner` announces itself.
 */
export function Announcer() {
  useLayoutEffect(openRegion, []);
  return null;
}

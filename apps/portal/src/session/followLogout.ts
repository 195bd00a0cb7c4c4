import { announcements } from '@agent-portal/data';
import { paths } from '../paths.ts';

/**
 * Leaves what is on screen when another tab logs out, and when Back brings a page out of the
 * browser's memory, which may be somebody's who has left [S4; reliability].
 */
export function followLogout(): void {
  announcements.listen((announcement) => {
    if (announcement.kind === 'logout') globalThis.location.replace(paths.home());
  });
  globalThis.addEventListener('pageshow', (event) => {
    if (event.persisted) globalThis.location.reload();
  });
}

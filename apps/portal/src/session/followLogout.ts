import type { Portal } from '../createPortal.ts';
import { paths } from '../paths.ts';

/**
 * Leaves what is on screen when another tab logs out, by the same way as that one: the session may
 * outlive the announcement, and who came home in it would be led to the login page. Leaves it as well
 * when Back brings a page out of the browser's memory, which may be somebody's who has left [S4;
 * reliability].
 */
export function followLogout({ announcements, signal }: Portal): void {
  announcements.listen((announcement) => {
    if (announcement.kind === 'logout') globalThis.location.replace(paths.logout());
  });
  globalThis.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) globalThis.location.reload();
    },
    { signal },
  );
}

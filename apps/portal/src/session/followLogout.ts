import type { Portal } from '../createPortal.ts';
import { paths } from '../paths.ts';

/**
 * When another tab logs out, this tab opens the logout page too. Opening / instead could still use the
 * session, which may not have ended yet, and would then redirect to the login page. Also reloads a page
 * that Back restores from the browser's memory, because its user may have logged out [S4; reliability].
 */
export function followLogout({ announcements, formDrafts, signal }: Portal): void {
  announcements.listen((announcement) => {
    if (announcement.kind !== 'logout') return;
    formDrafts.end();
    // The session is over, so the browser must not ask whether to leave.
    formDrafts.keep();
    globalThis.location.replace(paths.logout());
  });
  globalThis.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) globalThis.location.reload();
    },
    { signal },
  );
}

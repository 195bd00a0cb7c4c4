import type { Portal } from '../createPortal.ts';
import { paths } from '../paths.ts';
import { ownStore } from '../browser/ownStore.ts';

/**
 * Ends the session: notifies the other tabs, clears the storage of this tab, and opens the carrier's
 * logout, which ends the session on the server (decisions, 1).
 */
export async function logOut({
  announcements,
  client,
  formDrafts,
  notice,
  session,
}: Portal): Promise<void> {
  if (!(await client.connection.check())) {
    notice.show('You are still logged in. Log out when you are back online.');
    return;
  }
  announcements.send({ kind: 'logout' });
  session.resetAgentAccess();
  formDrafts.end();
  sessionStorage.clear();
  ownStore.removeFormer();
  globalThis.location.assign(paths.logout());
}

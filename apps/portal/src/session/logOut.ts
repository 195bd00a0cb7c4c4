import { announcements } from '@agent-portal/data';
import { paths } from '../paths.ts';
import { online } from '../shared/online.ts';
import { ownStore } from '../shared/ownStore.ts';
import { notice } from './notice.ts';
import { resetAgentAccess } from './session.ts';

/**
 * Ends the session: tells the other tabs, forgets what this tab kept, and leaves for the carrier,
 * which kills the session on the server (decisions, 1).
 */
export function logOut(): void {
  if (!online.read()) {
    notice.show('You are still logged in. Log out once you are back.');
    return;
  }
  announcements.send({ kind: 'logout' });
  resetAgentAccess();
  sessionStorage.clear();
  ownStore.removeFormer();
  globalThis.location.assign(paths.logout());
}

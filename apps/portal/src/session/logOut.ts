import { announcements } from '@agent-portal/data';
import { paths } from '../paths.ts';
import { resetAgentAccess } from './session.ts';

/**
 * Ends the session: tells the other tabs, forgets what this tab kept, and leaves for the carrier,
 * which kills the session on the server (decisions, 1).
 */
export function logOut(): void {
  announcements.send({ kind: 'logout' });
  resetAgentAccess();
  sessionStorage.clear();
  globalThis.location.assign(paths.logout());
}

import { isDemoUsername } from '../demoAccounts.ts';
import type { users } from '../../session/tables.ts';

type User = Pick<typeof users.$inferSelect, 'username' | 'isDemo' | 'usesSso'>;

/**
 * Who sets the password of a user who cannot change it here: single sign-on, or the demonstration, whose
 * login page shows the password of each of its accounts. Null for all other users.
 */
export function managerOf({
  username,
  isDemo,
  usesSso,
}: User): 'SingleSignOn' | 'Demonstration' | null {
  if (usesSso) return 'SingleSignOn';
  return isDemo && isDemoUsername(username) ? 'Demonstration' : null;
}

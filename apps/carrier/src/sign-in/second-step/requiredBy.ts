import type { Database } from '../../db/connection.ts';
import { isDemoUsername } from '../demoAccounts.ts';
import type { users } from '../../session/tables.ts';
import { isRequiredByAgent } from './queries/methods.ts';

type Asked = Pick<typeof users.$inferSelect, 'kind' | 'username' | 'isDemo' | 'parentUserId'>;

/**
 * Who requires a user's second step: home office requires it of all its staff, and an agent can require it
 * of its sub-accounts. The accounts on the login page never need it, because they sign in with a click [S2].
 */
export async function requiredBy(
  db: Database,
  { kind, username, isDemo, parentUserId }: Asked,
): Promise<'HomeOffice' | 'Agent' | null> {
  if (isDemo && isDemoUsername(username)) return null;
  if (kind === 'home-office') return 'HomeOffice';
  return (await isRequiredByAgent(db, parentUserId)) ? 'Agent' : null;
}

import type { Database } from '../../db/connection.ts';
import { isDemoUsername } from '../../session/demoAccounts.ts';
import type { users } from '../../session/tables.ts';
import { isRequiredByAgent } from './queries/methods.ts';

type Asked = Pick<typeof users.$inferSelect, 'kind' | 'username' | 'isDemo' | 'parentUserId'>;

/**
 * Who asks for a user's second step, whatever the user wants: home office of all its staff, an agent of
 * its sub-accounts where it chose so. Nobody asks it of the accounts that the login page lists, which sign
 * in by a click [S2].
 */
export async function requiredBy(
  db: Database,
  { kind, username, isDemo, parentUserId }: Asked,
): Promise<'HomeOffice' | 'Agent' | null> {
  if (isDemo && isDemoUsername(username)) return null;
  if (kind === 'home-office') return 'HomeOffice';
  return (await isRequiredByAgent(db, parentUserId)) ? 'Agent' : null;
}

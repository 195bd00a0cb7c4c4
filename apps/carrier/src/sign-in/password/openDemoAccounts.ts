import type { Deps } from '../../http/appEnv.ts';
import { type DemoAccount, demoAccounts, demoUsername } from '../demoAccounts.ts';
import { maySignIn } from '../../session/maySignIn.ts';
import { findUsers } from '../../session/queries.ts';

/** The demonstration accounts that can sign in now. An agent may have suspended or removed one. */
export async function openDemoAccounts({
  db,
  today,
}: Pick<Deps, 'db' | 'today'>): Promise<readonly DemoAccount[]> {
  const users = await findUsers(db, demoAccounts.map(demoUsername));
  const open = new Set(
    users.filter((user) => maySignIn(user, today, true)).map(({ username }) => username),
  );
  return demoAccounts.filter((account) => open.has(demoUsername(account)));
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { agents } from '../../db/tables/agents.ts';
import type { Keeper } from '../caller.ts';
import { demoAccounts, demoUsername } from '../demoAccounts.ts';
import { users } from '../tables.ts';

/** The first demonstration account, an agent: which other seeds create things for. */
export async function demoKeeper(db: Database): Promise<Keeper | undefined> {
  const [first] = demoAccounts;
  const [keeper] = await db
    .select({ userId: users.userId, producerId: agents.producerId })
    .from(users)
    .innerJoin(agents, eq(agents.agentId, users.agentId))
    .where(eq(users.username, first ? demoUsername(first) : ''));
  return keeper;
}

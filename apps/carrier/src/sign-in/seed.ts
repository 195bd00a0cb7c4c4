import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { agents } from '../db/tables/agents.ts';
import type { Owner } from '../session/caller.ts';
import { type DemoAccount, demoAccounts, demoPassword, demoUsername } from './demoAccounts.ts';
import { hashPassword } from './password/password.ts';
import { users } from '../session/tables.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';

function kindOf({ agentId, roles }: DemoAccount): 'agent' | 'sub-account' | 'home-office' {
  if (agentId) return 'agent';
  return roles ? 'sub-account' : 'home-office';
}

/**
 * Writes the demonstration accounts (decisions, 8). They share one public password, so they share
 * one hash too, with a fixed salt: the same seed gives the same rows.
 */
async function seedAccounts(db: Database): Promise<void> {
  const salt = createHash('sha256').update('demonstration accounts').digest().subarray(0, 16);
  const passwordHash = await hashPassword(demoPassword, salt);
  const toRow = (account: DemoAccount, parentUserId: number | null) => ({
    username: demoUsername(account),
    passwordHash,
    kind: kindOf(account),
    firstName: account.firstName,
    lastName: account.lastName,
    agentId: account.agentId ?? null,
    parentUserId,
    roles: [...(account.roles ?? [])],
    usesSso: account.usesSso ?? false,
    hasLinkedSso: account.hasLinkedSso ?? false,
    isDemo: true,
  });
  const subAccounts = demoAccounts.filter((account) => kindOf(account) === 'sub-account');
  const others = demoAccounts.filter((account) => kindOf(account) !== 'sub-account');
  const [dana] = await db
    .insert(users)
    .values(others.map((account) => toRow(account, null)))
    .returning({ userId: users.userId });
  await db.insert(users).values(subAccounts.map((account) => toRow(account, dana?.userId ?? null)));
}

export const accountsStep: AfterBookStep = { name: 'accounts', run: seedAccounts };

/** The first demonstration account, an agent: which other seeds create things for. */
export async function demoOwner(db: Database): Promise<Owner | undefined> {
  const [first] = demoAccounts;
  const [owner] = await db
    .select({ userId: users.userId, producerId: agents.producerId })
    .from(users)
    .innerJoin(agents, eq(agents.agentId, users.agentId))
    .where(eq(users.username, first ? demoUsername(first) : ''));
  return owner;
}

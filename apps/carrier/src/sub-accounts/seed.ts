import type { Role } from '@agent-portal/data/endpoint';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { addDays } from '../db/dates.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';
import { demoOwner } from '../sign-in/seed.ts';
import { users } from '../session/tables.ts';
import { invitations } from '../sign-in/link/tables.ts';

type User = typeof users.$inferSelect;

interface Seeded extends Pick<User, 'firstName' | 'lastName' | 'lastChange'> {
  readonly roles: readonly Role[];
  /** The day of its last change, as days from the business date. */
  readonly changed: number;
  readonly endsOn?: number;
}

/** Sub-accounts in the states that the login page's accounts do not have. */
const seeded: readonly Seeded[] = [
  {
    firstName: 'Hannah',
    lastName: 'Ortiz',
    roles: ['Claims', 'ListBill'],
    lastChange: 'Suspended',
    changed: -12,
  },
  {
    firstName: 'Leo',
    lastName: 'Brandt',
    roles: ['PendingActiveTerminated'],
    lastChange: 'Access Changed',
    changed: -60,
    endsOn: -18,
  },
  {
    firstName: 'Mara',
    lastName: 'Feld',
    roles: ['TaxForms'],
    lastChange: 'Invited',
    changed: -9,
    endsOn: 90,
  },
];

/** Creates sub-accounts of the demonstration agent in every state. */
async function seedSubAccounts(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  if (owner === undefined) return;
  const [agent] = await db.select().from(users).where(eq(users.userId, owner.userId));
  const day = (days: number) => addDays(today, days);
  for (const { roles, changed, endsOn, ...one } of seeded) {
    const changedAt = new Date(day(changed));
    const isInvited = one.lastChange === 'Invited';
    const [added] = await db
      .insert(users)
      .values({
        ...one,
        username: `${one.firstName}.${one.lastName}@example.com`.toLowerCase(),
        kind: 'sub-account',
        parentUserId: owner.userId,
        roles: [...roles],
        passwordHash: isInvited ? null : agent?.passwordHash,
        isDemo: true,
        changedAt,
        changedBy: owner.userId,
        suspendedAt: one.lastChange === 'Suspended' ? changedAt : null,
        lastSignedInAt: isInvited ? null : new Date(day(changed - 1)),
        endsOn: endsOn === undefined ? null : day(endsOn),
      })
      .onConflictDoNothing()
      .returning({ userId: users.userId });
    // Its link has ended, and no one has it.
    if (added && isInvited) {
      const expiresAt = new Date(day(changed + 7));
      await db.insert(invitations).values({ ...added, secretHash: '', expiresAt });
    }
  }
}

export const subAccountsStep: AfterBookStep = {
  name: 'sub-accounts',
  run: (tx, { today }) => seedSubAccounts(tx, today),
};

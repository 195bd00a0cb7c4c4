import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { isPastDueIn } from '../../book/queries/isInScope.ts';
import type { Database } from '../../db/connection.ts';
import { centsOf } from '../../db/cents.ts';
import { addDays } from '../../db/dates.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { policies } from '../../db/tables/policies.ts';
import { demoAccounts } from '../../sign-in/demoAccounts.ts';
import { demoOwner } from '../../sign-in/seed.ts';
import { latePayments } from '../../db/tables/latePayments.ts';
import { contacts } from '../../db/tables/contacts.ts';

/** The outcome of a contact, days before the business date, and the days that it agreed on. */
const made = [
  { outcome: 'LeftMessage', before: 2, nextAttempt: 1, willPay: null },
  { outcome: 'WillPay', before: 1, nextAttempt: 4, willPay: 3 },
  { outcome: 'WillNotPay', before: 3, nextAttempt: null, willPay: null },
] as const;

/** How many policies were paid after a contact, this month. */
const recovered = 3;

const moment = (day: string) => new Date(`${day}T16:30:00Z`);

/** The first contact about a policy. */
const aboutPolicy = ({
  policyNumber,
  productName,
}: Record<'policyNumber' | 'productName', string>) => ({
  subject: 'policy' as const,
  itemKey: policyNumber,
  version: 1,
  policyNumber,
  who: '',
  what: productName,
  note: '',
});

/** The agent's active policies that meet a condition, by number. */
const firstOf = (db: Database, agentIds: readonly string[], condition: ReturnType<typeof and>) =>
  db
    .select({
      policyNumber: policies.policyNumber,
      productName: policies.productName,
      paidToDate: policies.paidToDate,
      modalPremium: policies.modalPremium,
    })
    .from(policies)
    .where(and(isAnyOf(policies.agentId, agentIds), eq(policies.status, 'Active'), condition))
    .orderBy(asc(policies.policyNumber));

/** Creates contacts of the demonstration agent, and payments that came after one. */
async function seedContacts(db: Database, today: string): Promise<void> {
  const owner = await demoOwner(db);
  const agentId = demoAccounts[0]?.agentId;
  if (owner === undefined || agentId === undefined) return;
  const { userId } = owner;
  const late = await firstOf(db, [agentId], isPastDueIn(today)).limit(made.length);
  for (const [index, { policyNumber, productName, paidToDate }] of late.entries()) {
    const { outcome, before, nextAttempt, willPay } = made[index] ?? made[0];
    if (paidToDate === null) continue;
    const contactedOn = addDays(today, -before);
    await db
      .insert(contacts)
      .values({
        ...aboutPolicy({ policyNumber, productName }),
        outcome,
        willPayOn: willPay === null ? null : addDays(today, willPay),
        nextAttemptOn: nextAttempt === null ? null : addDays(today, nextAttempt),
        contactedOn,
        paidToDate,
        contactedAt: moment(contactedOn),
        userId,
      })
      .onConflictDoNothing();
  }
  const isPaid = and(gte(policies.paidToDate, today), lt(policies.issueDate, addDays(today, -100)));
  const paid = await firstOf(db, [agentId], isPaid).limit(recovered);
  for (const [index, { policyNumber, productName, modalPremium }] of paid.entries()) {
    const paidOn = addDays(today, -index - 2);
    const [previousPaidToDate, contactedOn] = [addDays(paidOn, -20), addDays(paidOn, -2)];
    await db
      .insert(latePayments)
      .values({ policyNumber, paidOn, previousPaidToDate, premiumCents: centsOf(modalPremium) })
      .onConflictDoNothing();
    await db
      .insert(contacts)
      .values({
        ...aboutPolicy({ policyNumber, productName }),
        outcome: 'WillPay',
        willPayOn: paidOn,
        nextAttemptOn: null,
        contactedOn,
        paidToDate: previousPaidToDate,
        contactedAt: moment(contactedOn),
        userId,
      })
      .onConflictDoNothing();
  }
}

export const lapseStep: AfterBookStep = {
  name: 'lapse-calls',
  run: (tx, { today }) => seedContacts(tx, today),
};

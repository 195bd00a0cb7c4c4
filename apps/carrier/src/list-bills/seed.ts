import { createRandom } from '../db/seed/random.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep, AfterBookStep } from '../db/seed/SeedStep.ts';
import { generateBills, type BilledPolicy } from './generateBills.ts';
import { billedGroups, listBillLines, listBills } from './tables.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { groups } from '../db/tables/groups.ts';
import { policies } from '../db/tables/policies.ts';

const tables = [billedGroups, listBills, listBillLines];

/** The number of groups whose bills are generated before their rows are saved. */
const chunk = 250;

/** All groups, in the order of their numbers. */
const findGroupsToBill = (db: Database) =>
  db
    .select({ groupNumber: groups.groupNumber, billingMode: groups.billingMode })
    .from(groups)
    .orderBy(asc(groups.groupNumber));

/** The policies of groups that were paid at least once, by group, in a fixed order. */
async function findPoliciesToBill(db: Database, groupNumbers: readonly string[]) {
  const { groupNumber, policyNumber, modalPremium, issueDate, paidToDate, terminationDate } =
    policies;
  const found = await db
    .select({ groupNumber, policyNumber, modalPremium, issueDate, paidToDate, terminationDate })
    .from(policies)
    .where(
      and(
        isAnyOf(groupNumber, groupNumbers),
        isNotNull(issueDate),
        eq(policies.firstPaymentDeclined, false),
      ),
    )
    .orderBy(asc(policyNumber));
  return Map.groupBy(
    found as readonly (BilledPolicy & { readonly groupNumber: string | null })[],
    (policy) => policy.groupNumber,
  );
}

/**
 * More than a year of bills for each group, generated from the policies in the database, because a bill is the
 * sum of its policies.
 */
export const listBillsStep: BookStep & AfterBookStep = {
  name: 'list-bills',
  tables,
  run: async (tx, { seed, today }) => {
    const rows = new RowBuffer(tables);
    const last = { group: 0, bill: 0, line: 0 };
    const groups = await findGroupsToBill(tx);
    for (let from = 0; from < groups.length; from += chunk) {
      const some = groups.slice(from, from + chunk);
      const policies = await findPoliciesToBill(
        tx,
        some.map(({ groupNumber }) => groupNumber),
      );
      for (const { groupNumber, billingMode } of some) {
        const dueDay = createRandom(`${seed}/list-bills/${groupNumber}`).int(1, 28);
        const ofGroup = policies.get(groupNumber) ?? [];
        const bills = generateBills({ billingMode, dueDay, policies: ofGroup }, today);
        if (bills.length === 0) continue;
        rows.add(billedGroups, { rowId: (last.group += 1), groupNumber });
        for (const { lines, ...bill } of bills) {
          const rowId = (last.bill += 1);
          const billNumber = `B${100_000 + rowId}`;
          rows.add(listBills, { ...bill, rowId, billNumber, groupNumber });
          for (const line of lines) {
            rows.add(listBillLines, { ...line, rowId: (last.line += 1), billNumber });
          }
        }
      }
      await rows.flush(tx);
    }
  },
};

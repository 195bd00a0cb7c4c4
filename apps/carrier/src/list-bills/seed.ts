import { createRandom } from '../db/seed/random.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep, AfterBookStep } from '../db/seed/SeedStep.ts';
import { generateBills } from './generateBills.ts';
import { findGroupsToBill, findPoliciesToBill } from './queries/toBill.ts';
import { billedGroups, listBillLines, listBills } from './tables.ts';

const tables = [billedGroups, listBills, listBillLines];

/** The number of groups whose bills are generated before their rows are saved. */
const chunk = 250;

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

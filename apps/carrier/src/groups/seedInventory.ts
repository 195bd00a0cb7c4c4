import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { email, listName, personName, phone } from '../db/seed/people.ts';
import { createRandom, type Random } from '../db/seed/random.ts';
import { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep, AfterBookStep } from '../db/seed/SeedStep.ts';
import { policies } from '../db/tables/policies.ts';
import { groupContacts, groupInventory, groups } from '../db/tables/groups.ts';

const tables = [groupInventory, groupContacts];

const minimums = [20, 25, 30, 40, 50] as const;

/** The roles of an employer's contacts, in order. */
const titles = ['Benefits Administrator', 'Payroll Manager', 'Human Resources Director'] as const;

/** All groups by number, with their number of policies in force. */
const findEnrolled = (db: Database) =>
  db
    .select({
      groupNumber: groups.groupNumber,
      enrolled: sql<number>`count(${policies.policyNumber})::int`,
    })
    .from(groups)
    .leftJoin(
      policies,
      and(eq(policies.groupNumber, groups.groupNumber), eq(policies.status, 'Active')),
    )
    .groupBy(groups.groupNumber)
    .orderBy(asc(groups.groupNumber));

/** The number of eligible employees, at least the enrolled ones. */
function drawEligible(random: Random, enrolled: number): number {
  const part = 0.12 + 0.8 * random.next();
  return enrolled === 0 ? 12 + Math.floor(part * 400) : Math.ceil(enrolled / part);
}

/**
 * The eligibility, the minimum and the contacts of each group. They depend on the policies in the database,
 * because every enrolled employee is eligible.
 */
export const groupInventoryStep: BookStep & AfterBookStep = {
  name: 'group-inventory',
  after: ['policies'],
  tables,
  run: async (tx, { seed }) => {
    const rows = new RowBuffer(tables);
    for (const [index, { groupNumber, enrolled }] of (await findEnrolled(tx)).entries()) {
      const random = createRandom(`${seed}/group-inventory/${groupNumber}`);
      rows.add(groupInventory, {
        rowId: index + 1,
        groupNumber,
        eligible: drawEligible(random, enrolled),
        minimumPercent: random.pick(minimums),
      });
      for (const [position, title] of titles.slice(0, random.int(1, titles.length)).entries()) {
        const person = personName(random);
        rows.add(groupContacts, {
          groupNumber,
          position: position + 1,
          name: listName(person),
          title,
          email: email(random, person),
          phone: phone(random),
        });
      }
    }
    await rows.flush(tx);
  },
};

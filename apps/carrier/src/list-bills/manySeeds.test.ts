import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testToday } from '../db/testing.ts';
import { seededBook } from '../db/testing/seededBook.ts';
import { seedsOfTier } from '../db/testing/tier.ts';

/** Queries that must find nothing for any seed. */
const identities: Readonly<Record<string, string>> = {
  'a bill whose lines sum to something else than was billed or paid': `
    SELECT bill_number FROM list_bills LEFT JOIN list_bill_lines USING (bill_number)
    GROUP BY bill_number, billed_cents, paid_cents
    HAVING coalesce(sum(premium_cents), 0) <> billed_cents
      OR coalesce(sum(premium_cents) FILTER (WHERE is_paid), 0) <> paid_cents`,
  'a line of another premium than the policy has': `
    SELECT l.row_id FROM list_bill_lines l JOIN policies USING (policy_number)
    WHERE premium_cents <> modal_premium * 100`,
  'a line of a policy of another group, or of one that was not in force': `
    SELECT l.row_id FROM list_bill_lines l JOIN list_bills b USING (bill_number)
      JOIN policies p USING (policy_number)
    WHERE p.group_number <> b.group_number OR issue_date > due_date
      OR termination_date <= due_date`,
  'a policy in force that a bill forgot': `
    SELECT policy_number FROM list_bills b JOIN policies p USING (group_number)
    WHERE issue_date <= due_date AND coalesce(termination_date > due_date, true)
      AND NOT first_payment_declined
      AND NOT EXISTS (SELECT FROM list_bill_lines l
        WHERE l.bill_number = b.bill_number AND l.policy_number = p.policy_number)`,
  'an overdue line on a policy that is paid, or a paid one that is not': `
    SELECT l.row_id FROM list_bill_lines l JOIN list_bills b USING (bill_number)
      JOIN policies p USING (policy_number)
    WHERE due_date < '${testToday}' AND is_paid = (status = 'Active' AND paid_to_date <= due_date)`,
  'an overdue bill without a policy past due': `
    SELECT bill_number FROM list_bills b WHERE paid_cents < billed_cents AND due_date < '${testToday}'
      AND NOT EXISTS (SELECT FROM list_bill_lines l JOIN policies USING (policy_number)
        WHERE l.bill_number = b.bill_number AND paid_to_date < '${testToday}')`,
  'a bill whose due date or period is not its own': `
    SELECT bill_number FROM list_bills
    WHERE due_date NOT BETWEEN period_start AND period_end OR period_start > '${testToday}'`,
  'a group without a bill of the last months': `
    SELECT group_number FROM billed_groups WHERE NOT EXISTS (SELECT FROM list_bills b
      WHERE b.group_number = billed_groups.group_number AND period_start >= '2026-10-01')`,
};

describe.each(seedsOfTier)('the seed %s', (name) => {
  const db = seededBook(name, identities);

  it('has bills of more than a year, paid and past due', async () => {
    const { rows } = await db().execute(sql`
      SELECT count(DISTINCT period_start)::int AS months,
        bool_or(paid_cents = billed_cents) AS paid,
        bool_or(paid_cents < billed_cents AND due_date < ${testToday}::date) AS overdue,
        bool_or(paid_cents BETWEEN 1 AND billed_cents - 1 AND due_date >= ${testToday}::date) AS partly,
        bool_or(paid_cents = 0 AND due_date >= ${testToday}::date) AS billed
      FROM list_bills`);
    expect(rows).toEqual([{ months: 14, paid: true, overdue: true, partly: true, billed: true }]);
  });
});

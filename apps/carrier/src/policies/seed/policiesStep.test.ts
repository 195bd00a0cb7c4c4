import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedDatabase } from '../../testing.ts';

const database = await sharedDatabase();

/** How many there are, and how many of them are wrong. */
async function count(query: ReturnType<typeof sql>) {
  const { rows } = await database.db.execute<{ all: string; wrong: string }>(query);
  return { all: Number(rows[0]?.all), wrong: Number(rows[0]?.wrong) };
}

it.each([
  [
    'a policy that underwriting declined was never issued, and paid no commission',
    sql`SELECT count(*) AS all, count(*) FILTER (WHERE issue_date IS NOT NULL
        OR paid_to_date IS NOT NULL OR first_payment_declined OR policy_number IN (
          SELECT policy_number FROM commission_lines)) AS wrong
      FROM policies WHERE reason = 'Declined by underwriting'`,
  ],
  [
    'an employer and a bank have the same address and phone number on all policies',
    sql`SELECT count(*) AS all, count(*) FILTER (WHERE contacts > 1) AS wrong FROM (
      SELECT count(DISTINCT (address_lines, phone)) AS contacts FROM parties
      WHERE relationship IN ('Employer', 'Creditor') GROUP BY name HAVING count(*) > 1) names`,
  ],
  [
    'sends the e-mail of a case to the client, except for seeded typos',
    sql`SELECT count(*) AS all,
        count(*) FILTER (WHERE recipient_email NOT IN (email, replace(email, '.com', '.con'))) AS wrong
      FROM cases JOIN parties USING (policy_number) WHERE parties.position = 1 AND email IS NOT NULL`,
  ],
])('%s', async (_, query) => {
  const { all, wrong } = await count(query);
  expect(all).toBeGreaterThan(5);
  expect(wrong).toBe(0);
});

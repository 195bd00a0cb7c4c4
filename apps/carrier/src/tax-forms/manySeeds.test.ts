import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seededBook } from '../db/testing/seededBook.ts';
import { seedsOfTier } from '../db/testing/tier.ts';

/** What an agent id was paid in a year, by form: commission lines, earlier commissions, and prizes. */
const books = `
  WITH paid AS (
    SELECT paid_agent_id AS agent_id, extract(year FROM posted_on)::int AS tax_year,
      'commissions' AS box, commission_cents AS cents
    FROM commission_lines JOIN commission_cycles USING (cycle_end_date) WHERE NOT estimated
    UNION ALL
    SELECT agent_id, tax_year, CASE kind WHEN 'Prize' THEN 'other' ELSE 'commissions' END,
      amount_cents FROM tax_payments
  ), books AS (
    SELECT agent_id, tax_year, box, sum(cents)::bigint AS cents FROM paid
    WHERE tax_year BETWEEN 2019 AND 2025 GROUP BY 1, 2, 3
  ), recipients AS (
    SELECT producer_id, tax_year, box, sum(cents) AS cents
    FROM books JOIN agents USING (agent_id) WHERE cents > 0 GROUP BY 1, 2, 3
  ), boxes AS (
    SELECT form_id, agent_id, tax_year, form, 'commissions' AS box, commission_cents AS filled
    FROM tax_forms WHERE commission_cents > 0
    UNION ALL
    SELECT form_id, agent_id, tax_year, form, 'other', other_cents FROM tax_forms
    WHERE other_cents > 0
  )`;

/** Queries that must find nothing for any seed. */
const identities: Readonly<Record<string, string>> = {
  'a box that holds another amount than the books': `${books}
    SELECT form_id FROM boxes LEFT JOIN books USING (agent_id, tax_year, box)
    WHERE filled IS DISTINCT FROM cents`,
  'a form of a year whose cycles are all saved that is not the sum of its lines': `
    SELECT form_id FROM tax_forms f WHERE form = '1099-NEC' AND tax_year >= 2024
      AND commission_cents <> (SELECT coalesce(sum(commission_cents), 0) FROM commission_lines l
        WHERE l.paid_agent_id = f.agent_id AND extract(year FROM l.posted_on) = f.tax_year)`,
  'an amount without its form that 600 dollars ask for': `${books}
    SELECT agent_id FROM books JOIN agents USING (agent_id)
      JOIN recipients USING (producer_id, tax_year, box)
      LEFT JOIN boxes USING (agent_id, tax_year, box)
    WHERE books.cents > 0 AND recipients.cents >= 60000 AND filled IS NULL`,
  'a box of a recipient who was paid less than 600 dollars for it': `${books}
    SELECT form_id FROM boxes JOIN agents USING (agent_id)
      JOIN recipients USING (producer_id, tax_year, box) WHERE cents < 60000`,
  'a box on a form that is not its own': `${books}
    SELECT form_id FROM boxes WHERE form <> CASE
      WHEN box = 'commissions' AND tax_year >= 2020 THEN '1099-NEC' ELSE '1099-MISC' END`,
  'a form of another time than seven years back, or issued after the end of January': `
    SELECT form_id FROM tax_forms
    WHERE tax_year NOT BETWEEN 2019 AND 2025 OR extract(year FROM issued_on) <> tax_year + 1
      OR extract(month FROM issued_on) <> 1`,
  'anything carried over into a year that begins with a stored cycle': `
    SELECT agent_id FROM tax_payments WHERE kind = 'Earlier commissions' AND tax_year > 2023`,
  'an agent without a recipient of its forms': `
    SELECT agent_id FROM agents
    WHERE producer_id NOT IN (SELECT producer_id FROM tax_recipients)`,
};

describe.each(seedsOfTier)('the seed %s', (name) => {
  const db = seededBook(name, identities);

  it('has commissions of seven years, and prizes with and without a form', async () => {
    const { rows } = await db().execute(sql`
      SELECT form, count(DISTINCT tax_year)::int AS years FROM tax_forms GROUP BY 1 ORDER BY 1 DESC`);
    expect(rows).toEqual([
      { form: '1099-NEC', years: 6 },
      { form: '1099-MISC', years: expect.any(Number) },
    ]);
    const { rows: small } = await db().execute(
      sql`SELECT FROM tax_payments WHERE kind = 'Prize' AND amount_cents < 60000`,
    );
    expect(small.length).toBeGreaterThan(0);
  });
});

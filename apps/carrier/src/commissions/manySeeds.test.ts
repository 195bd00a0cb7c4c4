import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seededBook } from '../db/testing/seededBook.ts';
import { seedsOfTier } from '../db/testing/tier.ts';

/** Queries that must find nothing for any seed. */
const identities: Readonly<Record<string, string>> = {
  'an advance whose line does not pay it out': `
    SELECT a.row_id FROM advances a JOIN commission_lines l ON l.advance_id = a.row_id
    WHERE transaction = 'Advance' GROUP BY a.row_id
    HAVING sum(commission_cents) <> max(advanced_cents)`,
  'an advance without a line that pays it out': `
    SELECT row_id FROM advances WHERE row_id NOT IN
      (SELECT advance_id FROM commission_lines WHERE transaction = 'Advance')`,
  'more recovered than was advanced': `
    SELECT advance_id FROM commission_lines WHERE advance_id IS NOT NULL
    GROUP BY advance_id HAVING sum(commission_cents) < 0`,
  'an advance that is still secured by a policy that ended': `
    SELECT a.row_id FROM advances a JOIN policies USING (policy_number)
      JOIN commission_lines l ON l.advance_id = a.row_id
    WHERE is_secured AND status <> 'Active'
    GROUP BY a.row_id HAVING sum(commission_cents) <> 0`,
  'an unsecured advance on a policy in force': `
    SELECT a.row_id FROM advances a JOIN policies USING (policy_number)
    WHERE NOT is_secured AND status = 'Active'`,
  'a reversal of another amount': `
    SELECT c.row_id FROM commission_lines c JOIN commission_lines r ON r.row_id = c.reverses_row_id
    WHERE c.advance_id IS NULL AND c.commission_cents <> -r.commission_cents`,
  'a line that is reversed twice': `
    SELECT reverses_row_id FROM commission_lines WHERE reverses_row_id IS NOT NULL
    GROUP BY 1 HAVING count(*) > 1`,
  'a line outside its cycle': `
    SELECT row_id FROM commission_lines JOIN commission_cycles USING (cycle_end_date)
    WHERE posted_on NOT BETWEEN cycle_start_date AND cycle_end_date`,
  'a premium whose splits pay more than the whole, beyond rounding': `
    SELECT policy_number, due_on FROM commission_lines
    WHERE transaction IN ('First Year', 'Renewal') AND paid_agent_id = writing_agent_id
    GROUP BY 1, 2
    HAVING abs(sum(commission_cents) - max(premium_cents::numeric * rate_bp / 10000)) > 1`,
  'payment to an agent who neither wrote the policy nor is above its writing agent': `
    SELECT l.row_id FROM commission_lines l JOIN agents w ON w.agent_id = l.writing_agent_id
    WHERE strpos('/' || w.path, '/' || l.paid_agent_id || '/') = 0`,
};

describe.each(seedsOfTier)('the seed %s', (name) => {
  const db = seededBook(name, identities);

  it('creates all kinds of lines', async () => {
    const { rows } = await db().execute(sql`SELECT DISTINCT transaction FROM commission_lines`);
    expect(rows).toHaveLength(5);
  });
});

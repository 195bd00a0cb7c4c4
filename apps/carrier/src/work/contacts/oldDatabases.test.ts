import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { newDatabase } from '../../db/testing.ts';

const migration = '0067-contacts.sql';

it('keeps each call of an old database as a contact about its policy', async () => {
  const database = await newDatabase({ queryTimeoutMs: 60_000 });
  const { db } = database;
  const former = new URL('../../db/migrations/0038-lapse-desk.sql', import.meta.url);
  const [table = ''] = /CREATE TABLE lapse_calls[^;]+;/.exec(await readFile(former, 'utf8')) ?? [];
  await db.execute(sql`DROP TABLE contacts`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ${migration}`);
  await db.execute(sql.raw(table));
  const { rows } = await db.execute<{ policy: string; what: string; user: number }>(sql`
    SELECT policy_number AS policy, product_name AS what,
      (SELECT user_id FROM users WHERE username = 'agent@northfield.example') AS user
    FROM policies ORDER BY 1 LIMIT 1`);
  const { policy, what, user } = rows[0]!;
  await db.execute(sql`INSERT INTO lapse_calls VALUES
    (${policy}, 1, 'LeftMessage', NULL, '2026-11-10', '2026-11-08', '2026-10-20', '2026-11-08T16:30:00Z', NULL),
    (${policy}, 2, 'WillPay', '2026-11-20', NULL, '2026-11-10', '2026-10-20', '2026-11-10T16:30:00Z', ${user})`);
  expect(await migrate(db)).toEqual([migration]);
  const found = await db.execute(sql`
    SELECT subject, item_key AS key, version, policy_number AS policy, who, what, outcome, note,
      will_pay_on::text AS "willPayOn", next_attempt_on::text AS "nextAttemptOn",
      contacted_on::text AS "contactedOn", paid_to_date::text AS "paidTo", user_id AS user
    FROM contacts ORDER BY version`);
  const both = {
    subject: 'policy',
    key: policy,
    policy,
    who: '',
    what,
    note: '',
    paidTo: '2026-10-20',
  };
  expect(found.rows).toEqual([
    {
      ...both,
      version: 1,
      outcome: 'LeftMessage',
      willPayOn: null,
      nextAttemptOn: '2026-11-10',
      contactedOn: '2026-11-08',
      user: null,
    },
    {
      ...both,
      version: 2,
      outcome: 'WillPay',
      willPayOn: '2026-11-20',
      nextAttemptOn: null,
      contactedOn: '2026-11-10',
      user,
    },
  ]);
  await database.close();
});

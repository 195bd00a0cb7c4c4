import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { newDatabase } from '../../db/testing.ts';

const migrations = ['0065-follow-ups-on-items.sql', '0066-given-follow-ups.sql'];

/** The statements of an earlier migration, without those about unchanged tables. */
const formerly = async (name: string, pick: RegExp) =>
  [
    ...(await readFile(new URL(`../../db/migrations/${name}`, import.meta.url), 'utf8')).matchAll(
      pick,
    ),
  ]
    .map(([statement]) => statement)
    .join('\n');

/** A database as of before items had follow-ups, with two users, two policies and a requirement. */
async function oldDatabase() {
  const database = await newDatabase({ queryTimeoutMs: 60_000 });
  const { db } = database;
  await db.execute(sql`DROP TABLE follow_ups`);
  await db.execute(sql`DELETE FROM migrations WHERE name = ANY(${sql.param(migrations)})`);
  for (const [name, pick] of [
    ['0024-requirement-follow-ups.sql', /CREATE TABLE follow_ups[^;]+;/g],
    ['0036-today.sql', /CREATE TABLE today_skips[^;]+;/g],
    [
      '0041-assignments.sql',
      /(CREATE TABLE today_assignments|ALTER TABLE follow_ups)[^;]+;[^;]*;/g,
    ],
    ['0048-undo-of-assignments.sql', /ALTER TABLE[^;]+;/g],
  ] as const)
    await db.execute(sql.raw(await formerly(name, pick)));
  const { rows } = await db.execute<{ user: number; giver: number; producer: string }>(sql`
    SELECT helper.user_id AS user, agent.user_id AS giver, producer_id AS producer
    FROM users AS helper JOIN users AS agent ON agent.user_id = helper.parent_user_id
      JOIN agents ON agents.agent_id = agent.agent_id
    WHERE helper.username = 'sub.all@northfield.example'`);
  const { rows: asked } = await db.execute<{ id: string; policy: string; insured: string }>(sql`
    SELECT requirement_id AS id, policy_number AS policy, primary_insured AS insured
    FROM requirements JOIN policies USING (policy_number) ORDER BY requirement_id LIMIT 2`);
  const { rows: waiting } = await db.execute<{ id: string; policy: string }>(sql`
    SELECT envelope_id AS id, policy_number AS policy FROM cases ORDER BY envelope_id LIMIT 1`);
  return {
    database,
    ids: rows[0]!,
    asked: asked as [(typeof asked)[0], (typeof asked)[0]],
    waiting: waiting[0]!,
  };
}

it('keeps each follow-up, skip and assignment of an old database, with its note', async () => {
  const { database, ids, asked, waiting } = await oldDatabase();
  const { db } = database;
  const { user, giver, producer } = ids;
  const [first, second] = asked;
  const at = '2026-11-01T12:00:00Z';
  await db.execute(sql`INSERT INTO follow_ups VALUES
    (${user}, ${producer}, ${first.policy}, ${first.id}, 'Exam', '2026-11-20', 'Call Zoë.', 3, ${at}, NULL),
    (${giver}, ${producer}, ${first.policy}, ${first.id}, 'Exam', '2026-11-21', '', 2, ${at}, ${at})`);
  await db.execute(sql`INSERT INTO today_skips VALUES
    (${user}, ${producer}, 'followUps', ${first.id}, '2026-11-25', 'Away', ${at}, 'Who', 'Exam', ${first.policy}),
    (${user}, ${producer}, 'lapsing', ${second.policy}, '2026-11-26', 'Paid soon', ${at}, ${second.insured}, 'Term', ${second.policy}),
    (${user}, ${producer}, 'endings', '17', '2026-11-27', 'Renewed', ${at}, 'Reyes, Dana', 'License', NULL)`);
  await db.execute(sql`INSERT INTO today_assignments VALUES
    (${producer}, 'case', ${waiting.id}, ${user}, 'Call before noon.', 4, ${giver}, ${at}, '2026-11-01', 'Lopez, Leon', 'Policy to sign for', NULL),
    (${producer}, 'policy', ${second.policy}, ${user}, '', 1, ${giver}, ${at}, '2026-11-02', ${second.insured}, 'Term', ${second.policy}),
    (${producer}, 'case', 'env-2', NULL, '', 2, ${giver}, ${at}, '2026-11-01', 'Lopez, Leon', 'Policy to sign for', NULL)`);
  const names = await db.execute<{ name: string }>(
    sql`SELECT first_name || ' ' || last_name AS name FROM users WHERE user_id = ${giver}`,
  );
  const from = `From ${names.rows[0]?.name}`;
  expect(await migrate(db)).toEqual(migrations);
  const { rows } = await db.execute(sql`
    SELECT user_id AS user, subject, item_key AS key, policy_number AS policy, who, what,
      follow_up_on::text AS day, note, version, assigned_by AS giver,
      assigned_at = saved_at AS "isGivenThen", deleted_at IS NULL AS "isThere"
    FROM follow_ups ORDER BY subject, item_key, user_id`);
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        user,
        subject: 'requirement',
        key: first.id,
        policy: first.policy,
        who: '',
        what: 'Exam',
        day: '2026-11-25',
        note: 'Call Zoë.\nAway',
        version: 4,
        giver: null,
        isGivenThen: null,
        isThere: true,
      },
      {
        user: giver,
        subject: 'requirement',
        key: first.id,
        policy: first.policy,
        who: '',
        what: 'Exam',
        day: '2026-11-21',
        note: '',
        version: 2,
        giver: null,
        isGivenThen: null,
        isThere: false,
      },
      {
        user,
        subject: 'policy',
        key: second.policy,
        policy: second.policy,
        who: '',
        what: 'Term',
        day: '2026-11-26',
        note: `${from}\nPaid soon`,
        version: 2,
        giver,
        isGivenThen: true,
        isThere: true,
      },
      {
        user,
        subject: 'case',
        key: waiting.id,
        policy: waiting.policy,
        who: 'Lopez, Leon',
        what: 'Policy to sign for',
        day: '2026-11-01',
        note: `${from}: Call before noon.`,
        version: 4,
        giver,
        isGivenThen: true,
        isThere: true,
      },
      {
        user,
        subject: 'ending',
        key: '17',
        policy: null,
        who: 'Reyes, Dana',
        what: 'License',
        day: '2026-11-27',
        note: 'Renewed',
        version: 1,
        giver: null,
        isGivenThen: null,
        isThere: true,
      },
    ]),
  );
  await database.close();
});

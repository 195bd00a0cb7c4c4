import type { CallSheetLine, Outcome, SelectedRow } from '@agent-portal/data/selection/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { type SignedIn, sharedServer } from '../testing.ts';

const base = '/API/PolicyInfo/Selection';
const key = '5d4b1f4e-4d5f-4a37-8f0c-6f8d3f1b2a92';
const pending = ['NL0018O0142', 'NL0016A2206'];
/** A pending policy with several requirements. */
const several = 'NL0020A2729';
const nowhere = 'NL0000000';

let agent: SignedIn;
const server = await sharedServer();
const { post, read } = server;
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM rate_limits`);
  agent = await server.signIn('agent');
});

const count = async (statement: ReturnType<typeof sql>) => {
  const { rows } = await server.database.db.execute<{ count: number }>(statement);
  return Number(rows[0]?.count);
};

const select = (list: string, query: Readonly<Record<string, string>> = {}) =>
  read<{ total: number; rows: SelectedRow[] }>(
    `${base}/${list}?${new URLSearchParams(query).toString()}`,
    agent,
  );

const outcomesOf = async (path: string, body: object, session = agent) => {
  const answer = await post(`${base}/${path}`, session, body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { outcomes: Outcome[] }).outcomes;
};

describe('the rows of a list', () => {
  test.each([
    ['Requirements', '/API/PolicyInfo/Policies/PendingPolicyRequirements', 'requirementSummaries'],
    ['Pending', '/API/PolicyInfo/PendingPolicies/Summaries', 'policies'],
    ['Active', '/API/PolicyInfo/ActivePolicies/Summaries', 'policies'],
    ['Terminated', '/API/PolicyInfo/TerminatedPolicies/Summaries', 'policies'],
  ])('of %s are those of its pages, in their order', async (list, path, name) => {
    const { total, rows } = await select(list, { orderBy: 'policyNumber desc' });
    const page = await read<Record<string, Record<string, string>[]>>(
      `${path}?pageSize=50&orderBy=policyNumber+desc`,
      agent,
    );
    const shown = page[name]!.map((row) => row['requirementId'] ?? row['policyNumber']);
    expect(rows.slice(0, shown.length).map((row) => row.key)).toEqual(shown);
    expect(rows).toHaveLength(total);
    expect(rows[0]!.primaryInsured).toBe(page[name]![0]!['primaryInsured']);
  });

  test('are those of its filters', async () => {
    const filters = JSON.stringify({ policyNumber: [pending[0]] });
    const { total, rows } = await select('Pending', { filters });
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ key: pending[0], requirementId: null }]);
  });

  test('are refused with an order or a filter of another list', async () => {
    const address = (query: string) => `${base}/Pending?${query}`;
    for (const query of ['orderBy=paidToDate', 'filters=%7B%22pastDue%22%3Atrue%7D']) {
      const answer = await server.get(address(query), agent);
      expect(answer.status).toBe(400);
    }
  });
});

describe('a file of selected rows', () => {
  const exported = (list: string, body: object) => post(`${base}/${list}/Export`, agent, body);

  test('has them in the order of the list, and no row of another book', async () => {
    const { rows } = await server.database.db.execute<{ policy_number: string }>(
      sql`SELECT policy_number FROM policies WHERE status = 'Pending' AND agent_id = '4480011' LIMIT 1`,
    );
    const foreign = rows[0]!.policy_number;
    const keys = [...pending.toReversed(), foreign];
    const answer = await exported('Pending', { keys, orderBy: 'policyNumber desc' });
    expect(answer.status).toBe(200);
    const text = JSON.stringify((await readWorkbook(answer.body!)).rows);
    expect(text).not.toContain(foreign);
    expect(text.indexOf(pending[0]!)).toBeGreaterThan(-1);
    expect(text.indexOf(pending[0]!)).toBeLessThan(text.indexOf(pending[1]!));
  });

  test('is refused without rows', async () => {
    expect((await exported('Pending', { keys: [] })).status).toBe(400);
  });

  describe('of a large book', () => {
    const added = 'NL0000000-';
    beforeAll(() =>
      server.database.db.execute(
        sql`INSERT INTO requirements SELECT (max + n)::int, ${added} || n, ${pending[0]}, 'Statement of health', '2026-11-02', '2026-12-02', NULL, NULL, 'Agent'
          FROM (SELECT max(row_id) FROM requirements) AS last, generate_series(1, 10100) AS n`,
      ),
    );
    afterAll(() =>
      server.database.db.execute(
        sql`DELETE FROM requirements WHERE requirement_id LIKE ${`${added}%`}`,
      ),
    );

    test('has up to 10,000 rows, and more are refused by their number', async () => {
      const { total, rows } = await select('Requirements');
      expect(total).toBeGreaterThan(10_000);
      expect(rows).toHaveLength(10_000);
      const keys = rows.map((row) => row.key);
      const answer = await exported('Requirements', { keys, orderBy: 'dueDate desc' });
      expect(answer.status).toBe(200);
      expect((await readWorkbook(answer.body!)).rows).toHaveLength(10_001);
      const refused = await exported('Requirements', { keys: [...keys, 'one more'] });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        errors: [{ field: 'keys', message: 'must name at most 10,000 rows' }],
      });
    });

    test('lets the calls of others run in between', async () => {
      const other = await server.signIn('sub.all');
      let isDone = false;
      const selections = Promise.all(
        ['date', 'dueDate'].map((orderBy) => select('Requirements', { orderBy })),
      ).finally(() => {
        isDone = true;
      });
      for (let call = 1; call <= 5; call += 1) await read('/API/UserData/Watches', other);
      expect(isDone).toBe(false);
      await selections;
    });
  });
});

describe('a call sheet', () => {
  const linesOf = async (list: string, keys: readonly string[]) => {
    const answer = await post(`${base}/${list}/CallSheet`, agent, { keys });
    return ((await answer.json()) as { lines: CallSheetLine[] }).lines;
  };

  test('says who to call, and why a policy is pending', async () => {
    const [line, ...others] = await linesOf('Pending', [pending[0]!, nowhere]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ policyNumber: pending[0], policyStatus: 'Pending' });
    expect(line!.why).toMatch(/^Waiting for /);
    expect(line!.phones[0]!.phone).toMatch(/^\d{10}$/);
    const numbers = line!.phones.map(({ phone }) => phone);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('has one line for a policy with several requirements', async () => {
    const { rows } = await select('Requirements', {
      filters: JSON.stringify({ policyNumber: [several] }),
    });
    expect(rows.length).toBeGreaterThan(1);
    const lines = await linesOf(
      'Requirements',
      rows.map((row) => row.key),
    );
    expect(lines.map(({ policyNumber }) => policyNumber)).toEqual([several]);
    const { rows: dues } = await server.database.db.execute<{ due: string }>(
      sql`SELECT due_on::text AS due FROM requirements
        WHERE policy_number = ${several} AND met_on IS NULL ORDER BY due_on`,
    );
    expect(new Set(dues.map(({ due }) => due)).size).toBeGreaterThan(1);
    expect(lines[0]?.dueOn).toBe(dues[0]?.due);
  });

  test('says when a late policy lapses, and what is due', async () => {
    const { rows } = await select('Active', { filters: JSON.stringify({ pastDue: true }) });
    const [line] = await linesOf('Active', [rows[0]!.key]);
    expect(line!.daysLate).toBeGreaterThan(0);
    expect(line!.lapsesOn).toMatch(/^\d{4}-/);
    expect(line!.amountDue).toMatch(/^\d+\.\d\d$/);
  });
});

describe('contact requests', () => {
  const note = 'Please call about the requirements.';
  const taken = () =>
    count(
      sql`SELECT count(*) FROM action_items WHERE note = ${note} AND action = 'RequestContact'`,
    );

  test('are made for each policy once, however often they are sent', async () => {
    const body = { policyNumbers: [...pending, nowhere, pending[0]], note, idempotencyKey: key };
    const first = await outcomesOf('RequestContact', body);
    expect(first).toEqual([
      ...pending.map((policyNumber) => ({
        policyNumber,
        requirementId: null,
        isDone: true,
        reason: null,
      })),
      {
        policyNumber: nowhere,
        requirementId: null,
        isDone: false,
        reason: `There is no policy ${nowhere} in your book.`,
      },
    ]);
    expect(await taken()).toBe(2);
    expect(await outcomesOf('RequestContact', body)).toEqual(first);
    expect(await taken()).toBe(2);
  });

  test('are in the audit log, and so are those that are refused', async () => {
    const entries = (action: string) =>
      count(sql`SELECT count(*) FROM audit_entries WHERE action = ${action}`);
    const before = [await entries('action taken'), await entries('action refused')];
    const policyNumbers = [pending[0], nowhere];
    await outcomesOf('RequestContact', {
      policyNumbers,
      note: 'Again.',
      idempotencyKey: '5d4b1f4e-4d5f-4a37-8f0c-6f8d3f1b2a93',
    });
    expect(await entries('action taken')).toBe(before[0]! + 1);
    expect(await entries('action refused')).toBe(before[1]! + 1);
  });

  test('are at most 200 in one call', async () => {
    const policyNumbers = Array.from({ length: 201 }, (_, at) => `NL${at}`);
    const body = { policyNumbers, note, idempotencyKey: key };
    expect((await post(`${base}/RequestContact`, agent, body)).status).toBe(400);
  });

  test('are limited to 20 calls in a minute', async () => {
    const body = { policyNumbers: [nowhere], note, idempotencyKey: key };
    for (let call = 1; call <= 20; call += 1) await outcomesOf('RequestContact', body);
    expect((await post(`${base}/RequestContact`, agent, body)).status).toBe(429);
  });
});

describe('follow-ups', () => {
  const body = {
    rows: [...pending, nowhere].map((policyNumber) => ({ policyNumber, requirementId: null })),
    followUpDate: '2026-11-30',
    note: 'Call first.',
  };
  const stored = () => count(sql`SELECT count(*) FROM follow_ups WHERE note = ${body.note}`);

  test('are set on the requirement that is due first, and a repeated call changes nothing', async () => {
    const delegate = await server.signIn('sub.all');
    const first = await outcomesOf('FollowUps', body, delegate);
    expect(first.map(({ isDone }) => isDone)).toEqual([true, true, false]);
    expect(first[2]!.reason).toBe(`There is no policy ${nowhere} in your book.`);
    expect(await stored()).toBe(2);
    expect(await outcomesOf('FollowUps', body, delegate)).toEqual(first);
    const { rows } = await server.database.db.execute<{ version: number }>(
      sql`SELECT version FROM follow_ups WHERE note = ${body.note}`,
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 1]);
  });

  test('never replace a follow-up that is there', async () => {
    const delegate = await server.signIn('sub.all');
    const other = { ...body, followUpDate: '2026-12-02' };
    const outcomes = await outcomesOf('FollowUps', other, delegate);
    expect(outcomes[0]!.reason).toBe(
      'You have a follow-up on it for 11/30/2026 already. It stays as it is.',
    );
    expect(await stored()).toBe(2);
  });

  test('are refused as a whole for a day that has passed', async () => {
    const answer = await post(`${base}/FollowUps`, agent, { ...body, followUpDate: '2026-11-01' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'followUpDate' }] });
  });

  test('are not possible for a policy that is not pending', async () => {
    const { rows } = await select('Active');
    const asked = [{ policyNumber: rows[0]!.policyNumber, requirementId: null }];
    const [outcome] = await outcomesOf('FollowUps', { ...body, rows: asked });
    expect(outcome!.reason).toBe('This policy is no longer pending: nothing is left to follow up.');
  });
});

test('several policies are watched up to the limit, and the rest have the reason', async () => {
  const { rows } = await select('Active');
  const own = await select('Pending');
  const policyNumbers = [...rows, ...own.rows].slice(0, 120).map((row) => row.policyNumber);
  const delegate = await server.signIn('sub.all');
  const outcomes = await outcomesOf('Watches', { policyNumbers }, delegate);
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(100);
  expect(outcomes.at(-1)!.reason).toBe(
    'You watch 100 policies already. Stop watching one of them first.',
  );
});

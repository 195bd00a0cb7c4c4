import { describe, expect, test, it, vi } from 'vitest';
import { topAgentId } from '../hierarchy/fixedPeople.ts';
import { Problem } from '../http/answers/problems.ts';
import { scopeOf, type Scope } from './scope.ts';
import { sharedDatabase } from '../testing.ts';
import {
  findAgentNames,
  findBusinessTypes,
  findDownline,
  isInDownline,
} from './queries/downline.ts';
import { findViewAsAgents, viewInWords } from './queries/viewAsAgents.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { policies, writingAgents } from '../db/tables/policies.ts';
import { isInScope } from './queries/isInScope.ts';
import { isSeen } from './queries/isSeen.ts';
import { readVisibility } from './queries/testVisibility.ts';
import { findBookVersion } from './queries/findBookVersion.ts';
import { smallSnapshot, snapshotOf } from './snapshots.ts';

const database = await sharedDatabase();

const dana = { agentIds: ['4471902', '4471918', '4471925'] };

describe('the scope of a call', () => {
  test('is the books of all agent ids of the caller', async () => {
    expect(await scopeOf(database.db, dana, undefined)).toEqual(dana.agentIds);
  });

  test('viewed as one of the own agent ids, is only the book of that id', async () => {
    expect(await scopeOf(database.db, dana, '4471918')).toEqual(['4471918']);
  });

  test('viewed as an agent of the downline, is only the book of that agent', async () => {
    const topAgent = { agentIds: [topAgentId] };
    expect(await scopeOf(database.db, topAgent, '4471902')).toEqual(['4471902']);
  });

  test.each([
    ['an agent above', topAgentId],
    ['nobody', '9999999'],
    ['an empty text', ''],
  ])('viewed as %s, is a 404 that the audit log knows of', async (_, viewAs) => {
    const thrown = await scopeOf(database.db, dana, viewAs).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Problem);
    expect(thrown).toMatchObject({
      status: 404,
      message: `There is no agent ${viewAs} among your agent IDs or in your downline.`,
      attempt: { action: 'view-as refused', agentId: viewAs },
    });
  });
});

const { db } = database;

/** Marco Reyes, with the agents below him at any depth. */
const marco = '4473310';
const belowMarco = ['4473322', '4473329', '4473341', '4473347'];
/** Without a downline. */
const june = '4480055';

test('a downline has the agent and all agents below it, by agent id', async () => {
  const found = await findDownline(db, [marco]);
  expect(found.map(({ agentId }) => agentId)).toEqual([marco, ...belowMarco]);
  expect(found[0]?.agentName).toBe('Reyes, Marco');
  expect(await findDownline(db, [june])).toHaveLength(1);
  expect(await findDownline(db, ['9999999'])).toEqual([]);
});

test('a downline that is left out leaves only the agent', async () => {
  expect(await findDownline(db, [`${marco}-only`])).toMatchObject([{ agentId: marco }]);
  expect(await isInDownline(db, belowMarco[0] ?? '', [`${marco}-only`])).toBe(false);
});

test('an agent is in its own downline and in that of agents above, and in no other', async () => {
  const isIn = (agentId: string, ...agentIds: string[]) => isInDownline(db, agentId, agentIds);
  expect(await isIn(marco, marco)).toBe(true);
  for (const agentId of belowMarco) expect(await isIn(agentId, marco)).toBe(true);
  expect(await isIn('4473341', june, topAgentId)).toBe(true);
  expect(await isIn(marco, '4473322')).toBe(false);
  expect(await isIn(june, marco)).toBe(false);
});

test.each([
  [marco, ['Individual', 'Worksite']],
  ['4480011', ['Individual']],
  ['4480022', ['Worksite']],
  ['4480033', []],
  ['9999999', []],
])('agent %s has the kinds of business %j', async (agentId, types) => {
  expect(await findBusinessTypes(db, agentId)).toEqual(types);
});

test('names are last name first, by agent id, and an agency has only one', async () => {
  expect(await findAgentNames(db, [june, topAgentId, '9999999'])).toEqual([
    { agentName: 'Northfield General Agency', agentId: topAgentId },
    { agentName: 'Abara, June', agentId: june },
  ]);
});

test('each agent to view as says how many agents are below it', async () => {
  const found = await findViewAsAgents(db, [marco]);
  expect(found.map(({ agentId, downlineAgents }) => [agentId, downlineAgents])).toEqual([
    [marco, 4],
    ['4473322', 2],
    ['4473329', 0],
    ['4473341', 0],
    ['4473347', 0],
  ]);
});

test('an export says in words whose view it is', async () => {
  expect(await viewInWords(db, marco)).toBe('Reyes, Marco and downline (4 agents) - 4473310');
  expect(await viewInWords(db, `${marco}-only`)).toMatch(/^Reyes, Marco.* - 4473310$/);
  expect(await viewInWords(db, `${marco}-only`)).not.toContain('4 agents');
  expect(await viewInWords(db, '9999999')).toBe('9999999');
});

const scopes = {
  'the whole hierarchy': [topAgentId],
  'an agent with a downline': ['4471902'],
  'three ids of a producer, one below another': ['4471902', '4471918', '4471925'],
  'an agent without a downline': ['4480055'],
  'an agent who wrote some as the second': ['4500003'],
  'an unknown agent': ['9999999'],
};

const ways = [
  ['looked up agent by agent', (db: Database, scope: Scope) => isInScope(db, scope, 200)],
  ['picked out of all policies', (db: Database, scope: Scope) => isInScope(db, scope, 0)],
  [
    'looked up for each policy',
    async (_: Database, scope: Scope) => isSeen(scope, sql`policies.policy_number`),
  ],
] as const;

test('the agents of a scope are looked up once for each array', async () => {
  const { db, pool } = database;
  const query = vi.spyOn(pool, 'query');
  const scope = ['4471902'];
  await Promise.all([isInScope(db, scope), isInScope(db, scope)]);
  await isInScope(db, scope);
  expect(query).toHaveBeenCalledTimes(1);
  await isInScope(db, [...scope]);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

describe.each(ways)(
  'the policies of a scope, %s, are those that an agent in it wrote:',
  (_, is) => {
    it.each(Object.entries(scopes))('%s', async (_name, scope) => {
      const { db } = database;
      const sees = await readVisibility(db);
      const all = await db
        .select({
          policyNumber: policies.policyNumber,
          writers: sql<string[]>`array_agg(${writingAgents.agentId})`,
        })
        .from(policies)
        .innerJoin(writingAgents, eq(writingAgents.policyNumber, policies.policyNumber))
        .groupBy(policies.policyNumber);
      const found = await db
        .select({ policyNumber: policies.policyNumber })
        .from(policies)
        .where(await is(db, scope));
      const numbers = (rows: { policyNumber: string }[]) =>
        rows.map(({ policyNumber }) => policyNumber).sort();
      expect(numbers(found)).toEqual(numbers(all.filter((row) => sees(scope, row))));
    });
  },
);

const marcoAgent = '4473310';
const juneAgent = '4480055';
const now = () => new Date('2026-11-18T15:00:00Z');
const counted = smallSnapshot<number>('counted');

/** Answers from the cache, or counts again. */
let count = 0;
const ask = async (agentId: string, about: unknown = null, at = now) => {
  const make = async () => (count += 1);
  const deps = { db: database.db, now: at };
  return (await snapshotOf(deps, counted, [[agentId], about], make)).value;
};

/** Writes to a policy that an agent wrote. */
const writeTo = (agentId: string) =>
  database.db.execute(sql`
    UPDATE policies SET modal_premium = modal_premium + 1 WHERE policy_number =
      (SELECT min(policy_number) FROM policies WHERE agent_id = ${agentId})`);

test('an answer is cached for its book and what else it depends on', async () => {
  const first = await ask(marcoAgent, 'a');
  expect(await ask(marcoAgent, 'a')).toBe(first);
  expect(await ask(marcoAgent, 'b')).not.toBe(first);
  expect(await ask(juneAgent, 'a')).not.toBe(first);
});

test('a write to the book ends a cached answer, and a write to another book does not', async () => {
  const first = await ask(marcoAgent);
  await writeTo(juneAgent);
  expect(await ask(marcoAgent)).toBe(first);
  await writeTo(marcoAgent);
  expect(await ask(marcoAgent)).toBe(first + 1);
});

test('an answer is no longer used after a minute', async () => {
  const first = await ask(juneAgent, 'age');
  expect(await ask(juneAgent, 'age', () => new Date('2026-11-18T15:00:29Z'))).toBe(first);
  expect(await ask(juneAgent, 'age', () => new Date('2026-11-18T15:01:01Z'))).toBeGreaterThan(
    first,
  );
});

test('the version of a book grows with each write to it, and is 0 for an unknown agent', async () => {
  const before = await findBookVersion(database.db, [marcoAgent]);
  await writeTo(marcoAgent);
  expect(await findBookVersion(database.db, [marcoAgent])).toBeGreaterThan(before);
  expect(await findBookVersion(database.db, ['9999999'])).toBe(0);
  expect(await findBookVersion(database.db, [])).toBe(0);
});

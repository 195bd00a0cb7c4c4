import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../db/connection.ts';
import { freshDatabase } from '../../db/testing.ts';
import { topAgentId } from '../../hierarchy/fixedPeople.ts';
import { findAgentNames, findBusinessTypes, findDownline, isInDownline } from './downline.ts';
import { findViewAsAgents, viewInWords } from './viewAsAgents.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

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

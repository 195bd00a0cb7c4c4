import { expect, test } from 'vitest';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet } from './aboutSheet.ts';
import { allOf } from './inBatches.ts';

const deps = {
  today: '2026-11-18',
  now: () => new Date('2026-11-18T15:00:00Z'),
} as Deps;
const list = {
  name: 'Cases',
  filterLabels: {
    viewAs: 'View As',
    from: 'Created from',
    events: ['Event', { sent: 'Sent again' }],
    attention: 'Needs attention',
  },
} as const;
const dana = { firstName: 'Dana', lastName: 'Whitfield', agentId: '4471902', agentIds: [] };

async function linesOf(filters: object, { caller = dana, view = '' } = {}) {
  const sheet = aboutSheet(deps, caller, list, {
    filters,
    count: 3,
    ...(view && { view }),
  });
  expect(sheet.name).toBe('About');
  const lines = await allOf(sheet.batches);
  return lines.map(([label, value]) => [label, Object.values(value)[0]({})]);
}

test('says which list it is, how long, when and by whom', async () => {
  expect(await linesOf({})).toEqual([
    ['List', 'Cases'],
    ['Rows', 3],
    ['Business date', '11/18/2026'],
    ['Exported', expect.stringContaining('11/18/2026')],
    ['Exported by', 'Dana Whitfield, for agent 4471902'],
    ['Filters', 'None'],
  ]);
  const agency = { ...dana, firstName: '', lastName: 'Northfield General Agency' };
  expect(await linesOf({}, { caller: agency })).toContainEqual([
    'Exported by',
    'Northfield General Agency, for agent 4471902',
  ]);
});

test('has a line for each value of a filter, in the words of the portal', async () => {
  const filters = {
    viewAs: undefined,
    from: '2026-11-01',
    events: ['sent', 'toString', 'Viewed'],
    attention: true,
  };
  expect((await linesOf(filters)).slice(5)).toEqual([
    ['Created from', '11/01/2026'],
    ['Event', 'Sent again'],
    ['Event', 'toString'],
    ['Event', 'Viewed'],
    ['Needs attention', 'Yes'],
  ]);
});

test('names the agent in view', async () => {
  const filters = { viewAs: '4473310' };
  expect((await linesOf(filters)).slice(5)).toEqual([['View As', '4473310']]);
  expect((await linesOf(filters, { view: 'Reyes, Marco' })).slice(5)).toEqual([
    ['View As', 'Reyes, Marco'],
  ]);
});

import { expect, test } from 'vitest';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet } from './aboutSheet.ts';
import { allOf } from './inBatches.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { streamWorkbook, type WorkbookColumn } from '../documents/streamWorkbook.ts';
import { addUp, totalLabel } from './addUp.ts';
import { exportCases } from '@agent-portal/data/cases/contract';
import { exportPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { exportName } from './exportName.ts';

const deps = { today: '2026-11-18', now: () => new Date('2026-11-18T15:00:00Z') } as Deps;
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
  const sheet = aboutSheet(deps, caller, list, { filters, count: 3, ...(view && { view }) });
  expect(sheet.name).toBe('About');
  const lines = await allOf(sheet.batches);
  return lines.map(([label, value]) => [label, Object.values(value)[0]({})]);
}

test('the About sheet says which list it is, how long, when and by whom', async () => {
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

test('the About sheet has a line for each value of a filter, in the words of the portal', async () => {
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

test('the About sheet names the agent in view', async () => {
  const filters = { viewAs: '4473310' };
  expect((await linesOf(filters)).slice(5)).toEqual([['View As', '4473310']]);
  expect((await linesOf(filters, { view: 'Reyes, Marco' })).slice(5)).toEqual([
    ['View As', 'Reyes, Marco'],
  ]);
});

interface Row {
  readonly premium: string | null;
  readonly share: number | null;
}

const columns: readonly WorkbookColumn<Row>[] = [
  { header: 'Premium', width: 12, amount: ({ premium }) => premium },
  { header: 'Rate', width: 12, percent: () => 0.5 },
  { header: 'Share', width: 12, share: ({ share }) => share },
  { header: 'Days', width: 12, count: () => 3 },
  { header: 'Issued', width: 12, isSummed: true, count: () => 0.1 },
];

const caller = { firstName: 'Dana', lastName: 'Whitfield', agentId: '4471902', agentIds: [] };

async function read(rows: readonly Row[]) {
  async function* each() {
    for (const row of rows) yield [row];
  }
  const { batches, totals } = addUp({ columns, batches: each() });
  const of = { name: 'Sheet', filterLabels: {} };
  const about = aboutSheet(deps, caller, of, { count: rows.length, totals });
  return readWorkbook(streamWorkbook({ name: 'Sheet', columns, batches }, about));
}

test('an export writes sums as numbers on the About sheet, and adds no data row', async () => {
  const file = await read([
    { premium: '0.10', share: 0.1 },
    { premium: '0.20', share: 0.2 },
    { premium: '-1234.50', share: 0.7 },
    { premium: null, share: null },
  ]);
  expect(file.rows).toHaveLength(5);
  expect(file.totals).toEqual({
    'Total premium': { kind: 'number', value: '-1234.2' },
    'Total share': { kind: 'number', value: '1' },
    'Total issued': { kind: 'number', value: '0.4' },
  });
});

test('the About sheet writes zero totals for an empty list', async () => {
  expect((await read([])).totals['Total premium']?.value).toBe('0');
});

test.each([
  ['Annualized premium', 'Total annualized premium'],
  ['Annual Premium', 'Total Annual Premium'],
  ['YTD First Year', 'Total YTD First Year'],
])('the sum of %s is named %s', (header, label) => {
  expect(totalLabel(header)).toBe(label);
});

test.each([
  [undefined, 'Cases-11-18-2026.xlsx'],
  ['4473310', 'Cases-4473310-and-downline-11-18-2026.xlsx'],
  ['4473310-only', 'Cases-4473310-only-11-18-2026.xlsx'],
])('the file of the view %s is %s', (viewAs, name) => {
  expect(exportName(exportCases, deps, viewAs)).toBe(name);
});

test('the file of one of two lists is named by its parameter', () => {
  expect(exportName(exportPolicySummaries, deps, '4473310', { status: 'Active' })).toBe(
    'Active-policies-4473310-and-downline-11-18-2026.xlsx',
  );
});

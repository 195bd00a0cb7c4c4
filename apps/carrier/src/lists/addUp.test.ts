import { expect, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { streamWorkbook, type WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { aboutSheet } from './aboutSheet.ts';
import { addUp, totalLabel } from './addUp.ts';

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

const deps = { today: '2026-11-18', now: () => new Date('2026-11-18T15:00:00Z') } as Deps;
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

test('the sums of amounts, shares and summed counts are numbers on the sheet About, and no row of the data', async () => {
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

test('of no rows are zero', async () => {
  expect((await read([])).totals['Total premium']?.value).toBe('0');
});

test.each([
  ['Annualized premium', 'Total annualized premium'],
  ['Annual Premium', 'Total Annual Premium'],
  ['YTD First Year', 'Total YTD First Year'],
])('the sum of %s is named %s', (header, label) => {
  expect(totalLabel(header)).toBe(label);
});

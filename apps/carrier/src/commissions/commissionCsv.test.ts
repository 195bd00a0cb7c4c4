import { commissionCsvColumns } from '@agent-portal/data/commissions/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';
import { commissionLines } from './tables.ts';

let server: TestServer;
let headers: SignedIn;

beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('sub.commissionsagentdebt');
});
afterAll(() => server.database.close());

const csvOf = async (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(query).toString();
  const url = `/API/CommissionsAndDebt/Commissions/PolicyDetails/ExportCsv?${search}`;
  const answer = await server.request(url, { headers: { ...headers } });
  const [header = '', ...lines] = (await answer.text()).split('\r\n');
  expect(lines.pop()).toBe('');
  return { answer, header, records: lines.map((line) => line.split(',')) };
};

test('the header row is version 1, which importing programs depend on', async () => {
  const { answer, header } = await csvOf({});
  expect(header).toBe(
    'Line ID,Reversed Line ID,Policy Number,Writing Agent,Type,Cycle Date,Premium,Rate,Amount',
  );
  expect(header).toBe(commissionCsvColumns.join(','));
  expect(answer.headers.get('Content-Type')).toBe('text/csv');
  expect(answer.headers.get('Content-Disposition')).toContain('Commissions-v1-11-18-2026.csv');
});

test('each record is one line of the book, in the order and with the filters of the list, without totals', async () => {
  const { records } = await csvOf({
    CycleBeginDate: '2026-10-01',
    CycleEndDate: '2026-10-31',
    orderBy: 'commission',
    sortDirection: 'asc',
  });
  const all = await server.database.db.select().from(commissionLines);
  const byId = new Map(all.map((line) => [String(line.rowId), line]));
  expect(records.length).toBeGreaterThan(20);
  for (const [lineId = '', ...rest] of records) {
    const line = byId.get(lineId);
    expect(rest).toEqual([
      line?.reversesRowId?.toString() ?? '',
      line?.policyNumber,
      line?.writingAgentId,
      line?.transaction,
      line?.cycleEndDate,
      ((line?.premiumCents ?? 0) / 100).toFixed(2),
      line?.rateBp === 0 ? '' : String((line?.rateBp ?? 0) / 10_000),
      ((line?.commissionCents ?? 0) / 100).toFixed(2),
    ]);
    expect(rest[4]?.startsWith('2026-10')).toBe(true);
  }
  const amounts = records.map((record) => Number(record[8]));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('a reversed payment names the line that it reverses', async () => {
  const { records } = await csvOf({});
  const reversals = records.filter((record) => record[1] !== '');
  expect(reversals.length).toBeGreaterThan(0);
  for (const [, reversed] of reversals) expect(reversed).toMatch(/^\d+$/);
});

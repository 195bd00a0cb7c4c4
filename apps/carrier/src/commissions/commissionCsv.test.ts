import { commissionCsvColumns } from '@agent-portal/data/commissions/contract';
import { describe, expect, test } from 'vitest';
import { sharedServer } from '../testing.ts';
import { policies } from '../db/tables/policies.ts';
import { roundedQuotient } from './amounts.ts';
import { advances, commissionLines } from './tables.ts';

const october = { CycleBeginDate: '2026-10-01', CycleEndDate: '2026-10-31' };
const server = await sharedServer();
const headers = await server.signIn('sub.commissionsagentdebt');

const read = async (query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(query).toString();
  const url = `/API/CommissionsAndDebt/Commissions/PolicyDetails/ExportCsv?${search}`;
  const answer = await server.get(url, headers);
  const [header = '', ...lines] = (await answer.text()).split('\r\n');
  expect(lines.pop()).toBe('');
  return { answer, header, records: lines.map((line) => line.split(',')) };
};

/** The whole book. */
const whole = await read({});
const second = await read({ version: '2' });

test('the header row is version 1, which importing programs depend on', async () => {
  const { answer, header } = whole;
  expect(header).toBe(
    'Line ID,Reversed Line ID,Policy Number,Writing Agent,Type,Cycle Date,Premium,Rate,Amount',
  );
  expect(header).toBe(commissionCsvColumns[1].join(','));
  expect((await read({ ...october, version: '1' })).header).toBe(header);
  expect(answer.headers.get('Content-Type')).toBe('text/csv');
  expect(answer.headers.get('Content-Disposition')).toContain('Commissions-v1-11-18-2026.csv');
});

test('each record is one line of the book, in the order and with the filters of the list, without totals', async () => {
  const { records } = await read({ ...october, orderBy: 'commission', sortDirection: 'asc' });
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

describe('version 2', () => {
  const names = second.header.split(',');
  // Only names have commas, and they are quoted.
  const lines = second.records.map((record) => {
    const cells = record.join(',').match(/(?<=^|,)(?:"[^"]*"|[^,]*)/g) ?? [];
    return Object.fromEntries(
      names.map((name, at) => [name, cells[at]?.replaceAll('"', '') ?? '']),
    );
  });
  const cents = (amount = '') => Math.round(Number(amount) * 100);

  test('adds columns to those of version 1, and names itself in the file', async () => {
    const { answer, header } = second;
    expect(header).toBe(
      `${commissionCsvColumns[1].join(',')},Insured,Product,Effective Date,Period From,Period To,Paid Agent ID,Share`,
    );
    expect(answer.headers.get('Content-Disposition')).toContain('Commissions-v2-11-18-2026.csv');
    const other = await server.get(
      '/API/CommissionsAndDebt/Commissions/PolicyDetails/ExportCsv?version=3',
      headers,
    );
    expect(other.status).toBe(400);
  });

  test('calculates every amount with a rate as premium × rate × share', async () => {
    const found = await server.database.db.select().from(advances);
    const months = new Map(found.map((one) => [one.rowId, one.monthsAdvanced]));
    const all = await server.database.db.select().from(commissionLines);
    const byId = new Map(all.map((line) => [String(line.rowId), line]));
    const rated = lines.filter((line) => line['Rate'] !== '');
    expect(rated).toEqual(lines.filter((line) => line['Share'] !== ''));
    // Whole numbers, so that half a cent is exact.
    const productOf = (line: (typeof lines)[number]) =>
      roundedQuotient(
        cents(line['Premium']) *
          Math.round(Number(line['Rate']) * 10_000) *
          Math.round(Number(line['Share']) * 1_000),
        10_000_000,
      );
    const monthsOf = (line: (typeof lines)[number]) =>
      months.get(byId.get(line['Line ID'] ?? '')?.advanceId ?? 0) ?? 0;
    const expectedOf = (line: (typeof lines)[number]) => {
      const product = productOf(line);
      if (line['Type'] === 'Advance') return roundedQuotient(product * monthsOf(line), 12);
      // A recovery takes back what is left of the advance, at most.
      return line['Type'] === 'Recovery' ? Math.max(cents(line['Amount']), -product) : product;
    };
    expect(rated.map((line) => cents(line['Amount']))).toEqual(rated.map(expectedOf));
    const shared = rated.filter((line) => line['Share'] !== '1').length;
    expect(shared).toBeGreaterThan(0);
  });

  test('has the insured, effective date, paid period and paid agent of each line', async () => {
    const all = await server.database.db.select().from(policies);
    const byNumber = new Map(all.map((policy) => [policy.policyNumber, policy]));
    const days = { Monthly: 31, 'List Bill': 31, Quarterly: 92, 'Semi-Annual': 184, Annual: 366 };
    let overrides = 0;
    for (const line of lines) {
      const policy = byNumber.get(line['Policy Number'] ?? '');
      // A name that looks like a formula is quoted.
      expect(line['Insured']?.replace(/^'/, '')).toBe(policy?.primaryInsured);
      expect(line['Product']).toBe(policy?.productName);
      expect(line['Effective Date']).toBe(policy?.issueDate ?? '');
      if (line['Paid Agent ID'] !== line['Writing Agent']) overrides += 1;
      const [from = '', to = ''] = [line['Period From'], line['Period To']];
      if (to === '') continue;
      expect(to > from).toBe(true);
      const mode = policy?.billingMode ?? 'Single';
      if (line['Type'] === 'Advance' || mode === 'Single') continue;
      expect(Date.parse(to) - Date.parse(from)).toBeLessThan(days[mode] * 86_400_000);
    }
    expect(overrides).toBeGreaterThan(0);
    const earned = lines.filter((line) => ['First Year', 'Renewal'].includes(line['Type'] ?? ''));
    expect(earned.every((line) => line['Period From'] !== '')).toBe(true);
  });
});

test('a reversed payment names the line that it reverses', async () => {
  const reversals = whole.records.filter((record) => record[1] !== '');
  expect(reversals.length).toBeGreaterThan(0);
  for (const [, reversed] of reversals) expect(reversed).toMatch(/^\d+$/);
});

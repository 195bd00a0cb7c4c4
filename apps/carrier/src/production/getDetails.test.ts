import type { ProductionDetail, ProductionSums } from '@agent-portal/data/production/shapes';
import { describe, expect, it, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { filtersOf } from './askedOf.ts';
import { plainCredits } from './queries/testCredits.ts';
import { dana, productionServer, textsOf, today } from './testing.ts';
import { periodsOf } from './periodsOf.ts';
import { filterLabels } from './exports.ts';

const { ask, credits, expected, read, server } = await productionServer();

describe.each(['Individual', 'Worksite'] as const)('the details of %s production', (business) => {
  const path = `${business}/PolicyDetails`;
  interface Page {
    readonly totalRecords: number;
    readonly totalPages: number;
    readonly policyDetails: readonly ProductionDetail[];
    readonly totals: ProductionSums;
  }

  it('are the transactions behind the figures, newest first', async () => {
    const page = await read<Page>(path, { page: '2' });
    const filters = filtersOf({}, today);
    const all = plainCredits(credits, dana, { businessType: business, filters });
    expect(page.totalRecords).toBe(all.length);
    expect(page.totalPages).toBe(Math.ceil(all.length / 10));
    expect(page.totals).toEqual(expected(business));
    const dates = all.map(({ happened }) => happened).toSorted();
    expect(page.policyDetails.map(({ transactionDate }) => transactionDate)).toEqual(
      dates.toReversed().slice(10, 20),
    );
    expect(
      page.policyDetails.every(
        ({ employer }) => (employer === null) === (business === 'Individual'),
      ),
    ).toBe(true);
  });

  it('export in the current order, cell by cell', async () => {
    const query = { orderBy: 'productionCredit desc' };
    const { policyDetails, totalRecords } = await read<Page>(path, { ...query, pageSize: '100' });
    const { rows } = await readWorkbook((await ask(`${path}/Export`, query)).body!);
    expect(rows).toHaveLength(totalRecords + 1);
    const cells = textsOf(rows.slice(1, 101)).map((row) => [row[0], row[3], row[7], row[8]]);
    expect(cells).toEqual(
      policyDetails.map((row) => [
        row.policyNumber,
        row.agentId,
        String(Number(row.premium)),
        String(Number(row.productionCredit)),
      ]),
    );
  });
});

it('the kinds of business of an agent are those of its book, or of the agent in view', async () => {
  for (const query of [{}, { ViewAsAgentId: '4473310' }])
    expect(await server.read('/API/UserData/BusinessTypes', 'sub.production', query)).toEqual({
      productionCreditBusinessTypes: ['Individual', 'Worksite'],
    });
});

/** Credit in the first and in the last month of a period that ends in December 2026. */
const unitsOf = (transactionFromDate: string) => {
  const period = { transactionFromDate, transactionToDate: '2026-12-31', toDate: '2026-12-31' };
  const sums = [transactionFromDate, '2026-12-01'].map((month) => ({ month, now: 100, before: 0 }));
  const periods = periodsOf(period as Parameters<typeof periodsOf>[0], sums);
  return periods.map(({ unit }) => unit);
};

it('a chart shows months for up to two years, and years for longer periods', () => {
  expect(unitsOf('2025-01-01')).toEqual(Array.from({ length: 24 }, () => 'month'));
  expect(unitsOf('2024-12-01')).toEqual(['year', 'year', 'year']);
});

it('a chart ends with the month of the last posting', () => {
  const period = {
    transactionFromDate: '2026-01-01',
    transactionToDate: '2026-12-31',
    toDate: '2026-09-15',
  };
  const sums = [{ month: '2026-01-01', now: 100, before: 0 }];
  expect(periodsOf(period as Parameters<typeof periodsOf>[0], sums)).toHaveLength(9);
});

test('each filter has its own label in an export', () => {
  expect(filterLabels).toEqual({
    viewAs: 'View As',
    agentValues: 'Agent',
    marketCodeValues: 'Market code',
    transactionTypeValues: 'Transaction type',
    lineOfBusinessValues: 'Line of business',
    fromDate: 'Date from',
    toDate: 'Date to',
    transactionFromDate: 'Transaction date from',
    transactionToDate: 'Transaction date to',
  });
  expect(Object.keys(filtersOf({}, '2026-11-18')).toSorted()).toEqual(
    Object.keys(filterLabels).toSorted(),
  );
});

import { creditShares } from '@agent-portal/data/production/creditShares';
import type {
  IndividualSummary,
  NestedTable,
  ProductionSums,
  WorksiteSummary,
} from '@agent-portal/data/production/shapes';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { dana, productionServer, textsOf } from './testing.ts';

const { ask, expected, read } = await productionServer();

describe('individual production', () => {
  it('is that of the year to date, next to the same days of last year, without given days', async () => {
    const { totals, asOf } = await read<IndividualSummary>('Individual/Summary');
    expect(totals).toEqual(expected('Individual'));
    expect(Number(totals.productionCredit)).toBeGreaterThan(10_000);
    expect(Number(totals.lastYear?.productionCredit)).toBeGreaterThan(10_000);
    expect(asOf).toBe('2026-11-18T15:00:00.000Z');
    const dated = await read<IndividualSummary>('Individual/Summary', {
      fromDate: '01/01/2026',
      toDate: '11/18/2026',
      transactionFromDate: '01/01/2026',
      transactionToDate: '11/18/2026',
    });
    expect(dated.totals).toEqual(totals);
  });

  it('lists the agent alone and the agents directly below, each with its downline', async () => {
    const { agents } = await read<IndividualSummary>('Individual/Summary');
    const below = agents.filter(({ isOwn }) => !isOwn);
    expect(below.map(({ agentId }) => agentId)).toEqual(['4470057', '4473310']);
    expect(below.every(({ hasDownline }) => hasDownline)).toBe(true);
    expect(agents.filter(({ isOwn }) => isOwn).map(({ agentId }) => agentId)).toEqual(dana);
    const {
      agents: deeper,
      totals,
      trail,
    } = await read<IndividualSummary>('Individual/Summary', { viewAsAgentValues: '4473310' });
    const {
      agentId: _,
      agentName,
      agentLevel,
      marketCode,
      isOwn,
      hasDownline,
      ...sums
    } = below[1]!;
    expect([agentName, agentLevel, isOwn, hasDownline]).toEqual([
      'Reyes, Marco',
      'Agent',
      false,
      true,
    ]);
    expect(marketCode).toMatch(/^NF/);
    expect(totals).toEqual(sums);
    expect(deeper.map(({ agentId }) => agentId)).toEqual(['4473310', '4473322', '4473329']);
    expect(trail).toEqual([
      { agentId: '4471902', agentName: 'Whitfield, Dana' },
      { agentId: '4473310', agentName: 'Reyes, Marco' },
    ]);
  });

  it('equals the sum of the requested months, this year and last', async () => {
    const { totals, periods = [] } = await read<IndividualSummary>('Individual/Summary');
    expect(periods.map(({ from }) => from)).toEqual(
      Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
    );
    const cents = (money: string) => Math.round(Number(money) * 100);
    const sum = (of: (period: (typeof periods)[number]) => string) =>
      periods.reduce((total, period) => total + cents(of(period)), 0);
    expect(sum(({ productionCredit }) => productionCredit)).toBe(cents(totals.productionCredit));
    expect(sum(({ lastYear }) => lastYear)).toBe(cents(totals.lastYear!.productionCredit));
  });

  it('is shown by year for many months, and only for years with production', async () => {
    const long = { fromDate: '01/01/1900', transactionFromDate: '01/01/1900' };
    const { periods = [], totals } = await read<IndividualSummary>('Individual/Summary', long);
    expect(periods.map(({ from, unit }) => `${from} ${unit}`)).toEqual(
      [2023, 2024, 2025, 2026].map((year) => `${year}-01-01 year`),
    );
    expect(totals).toEqual(expected('Individual', long));
  });

  it('is filtered by each filter, and by all of them together', async () => {
    const all = {
      agentValues: ['4471902', '4473310'],
      marketCodeValues: ['NFM', 'NFW', 'NFI'],
      transactionTypeValues: ['Issued' as const],
      lineOfBusinessValues: ['Life'],
      fromDate: '01/01/2025',
      toDate: '12/31/2025',
      transactionFromDate: '02/01/2025',
    };
    const { totals } = await read<IndividualSummary>('Individual/Summary', all);
    expect(totals).toEqual(expected('Individual', all));
    expect(totals.issued).toBeGreaterThan(0);
    expect(totals.submitted).toBe(0);
  });

  it('returns the options of its filters on request', async () => {
    const { filters } = await read<IndividualSummary>('Individual/Summary', {
      IncludeFilters: 'true',
    });
    expect(filters?.viewAsAgentValues.map(({ agentId }) => agentId)).toHaveLength(10);
    expect(filters?.transactionTypeValues).toEqual(['Submitted', 'Issued', 'Cancelled']);
    expect(filters?.lineOfBusinessValues).toEqual(['Annuity', 'Health', 'Life']);
    expect(filters?.agentValues).toContainEqual({ agentId: '4473310', agentName: 'Reyes, Marco' });
    expect((await read<IndividualSummary>('Individual/Summary')).filters).toBeNull();
    const viewed = { IncludeFilters: 'true', viewAsAgentValues: '4473310' };
    expect((await read<IndividualSummary>('Individual/Summary', viewed)).filters).toEqual(filters);
  });

  it('exports its agents and any grouping with the values of the screen', async () => {
    const { agents, products, totals } = await read<IndividualSummary>('Individual/Summary');
    const sums = (row: ProductionSums) =>
      [row.submitted, row.issued, row.cancelled, row.annualizedPremium, row.productionCredit].map(
        (value) => String(Number(value)),
      );
    const summary = await readWorkbook((await ask('Individual/Summary/Export')).body!);
    expect(textsOf(summary.rows.slice(1)).map((row) => row.slice(4, 9))).toEqual(agents.map(sums));
    const byProduct = await readWorkbook(
      (await ask('Individual/ByGrouping/Export', { groupingType: 'Product' })).body!,
    );
    expect(
      new Map(textsOf(byProduct.rows.slice(1)).map((row) => [row[0], row.slice(1, 6)])),
    ).toEqual(new Map(products.map((row) => [row.product, sums(row)])));
    expect(byProduct.totals['Total production credit']?.value).toBe(
      String(Number(totals.productionCredit)),
    );
    expect(byProduct.totals['Total issued']?.value).toBe(String(totals.issued));
    expect(byProduct.rows[0]?.[7]?.value).toBe('Share');
    const shares = byProduct.rows.slice(1).map((row) => Math.round(Number(row[7]?.value) * 1_000));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
    expect(byProduct.totals['Total share']?.value).toBe('1');
    expect(textsOf(byProduct.about)).toContainEqual(['Date from', '01/01/2026']);
    for (const groupingType of ['Agent', 'MarketCode', 'LineOfBusiness']) {
      const { rows } = await readWorkbook(
        (await ask('Individual/ByGrouping/Export', { groupingType })).body!,
      );
      const credit = textsOf(rows.slice(1)).reduce((sum, row) => sum + Number(row[5]), 0);
      expect(credit.toFixed(2)).toBe(totals.productionCredit);
    }
  });
});

describe('worksite production', () => {
  it.each(['agent', 'group', 'products'])('has the same total when nested by %s', async (tab) => {
    const { totals } = await read<WorksiteSummary>('Worksite/Summary');
    expect(totals).toEqual(expected('Worksite'));
    const { rows } = await read<NestedTable>('Worksite/NestedTables/ByTabs', { tab });
    type Row = NestedTable['rows'][number];
    const cents = (money: string) => Math.round(Number(money) * 100);
    const whole = (nested: readonly Omit<Row, 'children'>[]) => ({
      enrolled: nested.reduce((sum, { enrolled }) => sum + Math.round(enrolled * 1_000), 0),
      premium: nested.reduce((sum, row) => sum + cents(row.annualizedPremium), 0),
      credit: nested.reduce((sum, row) => sum + cents(row.productionCredit), 0),
    });
    expect(whole(rows)).toEqual({
      enrolled: Math.round(totals.issued * 1_000),
      premium: cents(totals.annualizedPremium),
      credit: cents(totals.productionCredit),
    });
    for (const row of rows) {
      expect(whole(row.children ?? [])).toEqual(whole([row]));
      for (const inner of row.children ?? []) {
        expect(inner.children === undefined).toBe(tab !== 'agent');
        expect(whole(inner.children ?? [inner])).toEqual(whole([inner]));
      }
    }
  });

  it('exports a row for each agent, group and product', async () => {
    const { rows } = await read<NestedTable>('Worksite/NestedTables/ByTabs', { tab: 'agent' });
    const shares = creditShares(rows);
    expect(rows.map(({ name }) => name)).not.toContain('');
    const leaves = rows.flatMap((agent) =>
      (agent.children ?? []).flatMap((group) =>
        (group.children ?? []).map((product) => [
          `${agent.name} - ${agent.id}`,
          group.id,
          group.name,
          product.name,
          String(product.enrolled),
          String(Number(product.annualizedPremium)),
          String(Number(product.productionCredit)),
          String(shares.get(product)),
        ]),
      ),
    );
    const exported = await readWorkbook((await ask('Worksite/Summary/Export')).body!);
    expect(textsOf(exported.rows.slice(1))).toEqual(leaves);
    const { totals } = await read<WorksiteSummary>('Worksite/Summary');
    expect(exported.rows[0]?.[7]?.value).toBe('Share');
    expect(Object.values(exported.totals).map((total) => total?.value)).toEqual([
      String(totals.issued),
      String(Number(totals.annualizedPremium)),
      String(Number(totals.productionCredit)),
      '1',
    ]);
  });
});

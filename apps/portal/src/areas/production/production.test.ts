import { individualSummaries } from '@agent-portal/data/production/mocks';
import { expect, it } from 'vitest';
import { addMoney, productRows } from './individual/productRows.ts';
import { followDates } from './filter/followDates.ts';

const { products, totals } = individualSummaries.own;
const rows = productRows(products);

const thousandths = (some: readonly { readonly share: number }[]) =>
  some.reduce((sum, { share }) => sum + Math.round(share * 1_000), 0);

it('groups each product under its line of business', () => {
  expect(rows.map(({ name }) => name)).toEqual(['Annuity', 'Health', 'Life']);
  expect(rows.flatMap((row) => row.products.map(({ name }) => name))).toEqual(
    products.map(({ product }) => product),
  );
});

it('adds up to the total, by line of business and by product', () => {
  for (const field of ['productionCredit', 'annualizedPremium'] as const) {
    expect(addMoney(rows.map((row) => row[field]))).toBe(totals[field]);
    for (const row of rows)
      expect(addMoney(row.products.map((one) => one[field]))).toBe(row[field]);
  }
  expect(addMoney(rows.map(({ lastYear }) => lastYear?.productionCredit ?? ''))).toBe(
    totals.lastYear?.productionCredit,
  );
  expect(thousandths(rows)).toBe(1_000);
  for (const row of rows) expect(thousandths(row.products)).toBe(Math.round(row.share * 1_000));
});

it('gives no product a share when the total is zero', () => {
  const nothing = products.map((one) => Object.assign({}, one, { productionCredit: '0.00' }));
  expect(productRows(nothing).map(({ share }) => share)).toEqual([0, 0, 0]);
});

const today = '2026-11-18';
const lastYear = { fromDate: '2025-01-01', toDate: '2025-12-31' };
const both = {
  ...lastYear,
  transactionFromDate: '2025-01-01',
  transactionToDate: '2025-12-31',
};

it('moves the transaction dates together with the dates when both were the same', () => {
  expect(followDates({}, lastYear, today)).toEqual(both);
  expect(followDates(both, { ...both, fromDate: '2025-07-01' }, today)).toEqual({
    ...both,
    fromDate: '2025-07-01',
    transactionFromDate: '2025-07-01',
  });
});

it('clears the transaction dates when the date is cleared', () => {
  const { fromDate: _from, toDate: _to, ...without } = both;
  expect(followDates(both, without, today)).toEqual({});
});

it('keeps transaction dates that the user chose', () => {
  const own = { transactionFromDate: '2026-03-01' };
  expect(followDates(own, { ...own, ...lastYear }, today)).toEqual({ ...own, ...lastYear });
  const now = { ...lastYear, transactionToDate: '2025-06-30' };
  expect(followDates({}, now, today)).toEqual(now);
});

it('keeps the other filters unchanged', () => {
  expect(followDates({}, { agent: ['4473310'] }, today)).toEqual({ agent: ['4473310'] });
});

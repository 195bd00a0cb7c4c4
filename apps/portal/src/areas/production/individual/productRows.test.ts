import { individualSummaries } from '@agent-portal/data/production/mocks';
import { expect, it } from 'vitest';
import { addMoney, productRows } from './productRows.ts';

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

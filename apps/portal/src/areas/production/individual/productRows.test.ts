import { individualSummaries } from '@agent-portal/data/production/mocks';
import { expect, it } from 'vitest';
import { addMoney } from '../shared/addMoney.ts';
import { productRows } from './productRows.ts';

const { products, totals } = individualSummaries.own;
const rows = productRows(products, totals);

it('holds each product in its line of business', () => {
  expect(rows.map(({ name }) => name)).toEqual(['Annuity', 'Health', 'Life']);
  expect(rows.flatMap((row) => row.products.map(({ name }) => name))).toEqual(
    products.map(({ product }) => product),
  );
});

it('adds up to the whole, line by line and product by product', () => {
  for (const field of ['productionCredit', 'annualizedPremium'] as const) {
    expect(addMoney(rows.map((row) => row[field]))).toBe(totals[field]);
    for (const row of rows)
      expect(addMoney(row.products.map((one) => one[field]))).toBe(row[field]);
  }
  expect(addMoney(rows.map(({ lastYear }) => lastYear?.productionCredit ?? ''))).toBe(
    totals.lastYear?.productionCredit,
  );
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('gives no product a share of nothing', () => {
  const nothing = { ...totals, productionCredit: '0.00' };
  expect(productRows(products, nothing).map(({ share }) => share)).toEqual([0, 0, 0]);
});

import { expect, it } from 'vitest';
import { creditShares, hasNegativeCredit } from './creditShares.ts';

interface Row {
  readonly productionCredit: string;
  readonly children?: readonly Row[];
}
const row = (productionCredit: string, ...children: Row[]): Row =>
  children.length > 0 ? { productionCredit, children } : { productionCredit };
const sum = (shares: readonly number[]) =>
  Math.round(shares.reduce((total, share) => total + share, 0) * 1_000) / 1_000;

it('a share adds up to 100.0% where rounding alone would not', () => {
  const rows = [row('1.00'), row('1.00'), row('1.00')];
  const shares = [...creditShares(rows).values()];
  expect(shares).toEqual([0.334, 0.333, 0.333]);
  expect(sum(shares)).toBe(1);
});

it('a share gives negative credit no share, and the others that of the positive sum', () => {
  const rows = [row('300.00'), row('-200.00'), row('100.00')];
  expect([...creditShares(rows).values()]).toEqual([0.75, 0, 0.25]);
  expect([...creditShares([row('-5.00'), row('0.00')]).values()]).toEqual([0, 0]);
});

it('a share adds up within each row too, a negative part of it left out', () => {
  const rows = [
    row('50.00', row('150.00'), row('-100.00'), row('1.00')),
    row('33.33', row('11.11'), row('22.22')),
    row('-7.00', row('-7.00')),
  ];
  const shares = creditShares(rows);
  const of = (some: readonly Row[]) => some.map((one) => shares.get(one) ?? NaN);
  expect(sum(of(rows))).toBe(1);
  for (const one of rows) expect(sum(of(one.children ?? []))).toBe(shares.get(one));
  expect(of(rows)[2]).toBe(0);
});

it('a share finds negative credit at any depth', () => {
  expect(hasNegativeCredit([row('5.00', row('8.00'), row('-3.00'))])).toBe(true);
  expect(hasNegativeCredit([row('5.00', row('0.00'))])).toBe(false);
});

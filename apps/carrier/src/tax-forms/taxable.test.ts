import { expect, test } from 'vitest';
import { commissionForm, leastOfYear, reported } from './taxable.ts';

test('commissions are on a 1099-MISC before 2020, and on a 1099-NEC from then on', () => {
  expect([2018, 2019, 2020, 2021].map(commissionForm)).toEqual([
    '1099-MISC',
    '1099-MISC',
    '1099-NEC',
    '1099-NEC',
  ]);
});

test('a box is filled from $600 on, and from $2,000 on in 2026 and later', () => {
  expect([2025, 2026, 2027].map(leastOfYear)).toEqual([60_000, 200_000, 200_000]);
});

const paid = (agentId: string, producerId: string, cents: number) => ({
  agentId,
  producerId,
  cents,
});

test.each([
  [2025, 59_999, 0],
  [2025, 60_000, 1],
  [2026, 199_999, 0],
  [2026, 200_000, 1],
])('in %i, %i cents fill %i boxes', (taxYear, cents, count) => {
  expect(reported([paid('1', 'A', cents)], taxYear)).toHaveLength(count);
});

test('the minimum counts for all agent ids of a recipient, each with its own form', () => {
  const first = [paid('1', 'A', 59_999), paid('2', 'A', 1)];
  const other = paid('3', 'B', 59_999);
  expect(reported([...first, other], 2025)).toEqual(first);
});

test('an agent id with nothing paid, or more taken back than paid, has no form', () => {
  const high = paid('1', 'A', 60_000);
  expect(reported([high, paid('2', 'A', 0), paid('3', 'A', -50_000)], 2025)).toEqual([high]);
  expect(reported([paid('1', 'A', -60_000)], 2025)).toEqual([]);
});

import type { TodayGroup } from '@agent-portal/data/work/today/contract';
import { expect, it } from 'vitest';
import { countToDo, hasCounter, urgencyOf } from './groupWords.ts';

const group = (kind: TodayGroup['kind'], total: number, items: readonly object[] = []) =>
  ({ kind, total, planned: 0, items }) as TodayGroup;

it('a group counts what needs someone today, without the groups of Later', () => {
  const groups = [group('lapsing', 2), group('declinedPayments', 3), group('endings', 40)];
  expect(countToDo(groups)).toBe(5);
  expect(groups.map(hasCounter)).toEqual([true, false, false]);
});

it.each([
  [[{ daysLate: 1, by: '2026-11-17' }], 'oldest 1 day'],
  [
    [
      { daysLate: 12, by: '2026-11-06' },
      { daysLate: 1, by: '2026-11-17' },
    ],
    'oldest 12 days',
  ],
  [
    [
      { daysLate: 0, by: '2026-11-25' },
      { daysLate: 0, by: '2026-11-20' },
    ],
    'first on 11/20',
  ],
  [
    [
      { daysLate: 0, by: '2026-10-21', plannedOn: '2026-11-28' },
      { daysLate: 0, by: '2026-11-20' },
    ],
    'first on 11/20',
  ],
  [[{ daysLate: 0, by: null }], undefined],
  [[], undefined],
])('says of %j how urgent the first one is: %s', (items, text) => {
  expect(urgencyOf(group('overdueRequirements', 2, items))).toBe(text);
});

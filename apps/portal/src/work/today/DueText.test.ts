import { expect, it } from 'vitest';
import { dueWords } from './DueText.tsx';

const day = '2026-11-28';

it.each([
  ['overdueRequirements', { daysLate: 1, daysLeft: null }, '1 day late', 'danger'],
  ['followUps', { daysLate: 30, daysLeft: null }, '30 days late', 'danger'],
  ['lapsing', { daysLate: 17, daysLeft: null }, 'Past grace', 'danger'],
  ['lapsing', { daysLate: 0, daysLeft: 0 }, 'Lapses today', 'danger'],
  ['lapsing', { daysLate: 0, daysLeft: 7 }, 'Lapses in 7 days', 'danger'],
  ['lapsing', { daysLate: 0, daysLeft: 8 }, 'Lapses in 8 days', 'warning'],
  ['dueThisWeek', { daysLate: 0, daysLeft: 0 }, 'Today', 'warning'],
  ['dueThisWeek', { daysLate: 0, daysLeft: 1 }, 'Tomorrow', undefined],
  ['endings', { daysLate: 0, daysLeft: 5 }, 'In 5 days', undefined],
] as const)('an item of %s with %o is %s', (kind, due, text, tone) => {
  expect(dueWords(kind, { by: day, ...due })).toEqual({ text, ...(tone && { tone }) });
});

it('a planned day is never late', () => {
  const due = { by: '2026-11-15', plannedOn: day, daysLate: 3, daysLeft: null };
  expect(dueWords('overdueRequirements', due)).toEqual({ text: 'Planned 11/28', tone: 'warning' });
});

it('an item without a day says nothing', () => {
  expect(dueWords('cases', { by: null, daysLate: 0, daysLeft: null })).toBeUndefined();
});

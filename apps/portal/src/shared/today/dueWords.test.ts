import { expect, test } from 'vitest';
import { dueWords } from './dueWords.ts';

const late = { by: '2026-10-21', daysLate: 28, daysLeft: null };

test.each([
  [late, { tone: 'danger', text: '28 days late' }],
  [
    { by: '2026-11-28', isPlanned: true, daysLate: 0, daysLeft: 10 },
    { tone: 'warning', text: 'Planned 11/28' },
  ],
  [
    { by: '2026-11-18', isPlanned: true, daysLate: 0, daysLeft: 0 },
    { tone: 'warning', text: 'Planned 11/18' },
  ],
  [{ ...late, by: null, daysLate: 0 }, undefined],
])('the badge of %j', (due, badge) => {
  expect(dueWords(due)).toEqual(badge);
});

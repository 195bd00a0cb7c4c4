import { expect, it } from 'vitest';
import { successorsOf } from './FollowUpEditor.tsx';

const people = [
  { personId: 1, name: 'Dana Whitfield', isYou: true },
  { personId: 10, name: 'Priya Raman', isYou: false },
  { personId: 11, name: 'Sam Ortiz', isYou: false },
];
const saved = { followUpDate: '2026-11-20', note: '', version: 1 };

it.each([
  ['an item without a follow-up', null, [1, 10, 11]],
  ['the user’s own follow-up', saved, [10, 11]],
  ['the follow-up of another person', { ...saved, ownerId: 10 }, [1, 11]],
])('%s can be assigned to all but its owner', (_, followUp, ids) => {
  expect(successorsOf(people, followUp).map(({ personId }) => personId)).toEqual(ids);
});

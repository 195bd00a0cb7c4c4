import { lapses } from '@agent-portal/data/work/lapse/mocks';
import { pendingPolicy } from '@agent-portal/data/policies/mocks';
import { expect, test } from 'vitest';
import { policyHistory } from './policyHistory.ts';

const [asked] = pendingPolicy.requirements;
const dates = { date: '2026-09-28', dueDate: '2026-10-19', metDate: null };
const linesOf = (part: Partial<typeof pendingPolicy>) =>
  policyHistory({
    ...pendingPolicy,
    applicationDate: '2026-09-05',
    requirements: [],
    issueDate: null,
    terminationDate: null,
    ...part,
  }).map(({ date, label, content }) => [date, label, content]);

test('lists what happened to a policy, newest first', () => {
  const requirement = 'Exam';
  expect(
    linesOf({
      issueDate: '2026-11-13',
      terminationDate: '2026-12-01',
      reason: 'Not taken',
      requirements: [
        { ...asked!, ...dates, requirement, met: 'Met', metDate: '2026-11-12' },
        { ...asked!, ...dates, requirement: 'Statement', met: 'Overdue' },
      ],
    }),
  ).toEqual([
    ['2026-12-01', 'Policy terminated', 'Not taken'],
    ['2026-11-13', 'Policy issued', undefined],
    ['2026-11-12', 'Exam met', undefined],
    ['2026-10-19', 'Statement became overdue', undefined],
    ['2026-09-28', 'Exam requested, due 10/19/2026', undefined],
    ['2026-09-28', 'Statement requested, due 10/19/2026', undefined],
    ['2026-09-05', 'Application received', undefined],
  ]);
});

test('leaves out what the carrier does not send', () => {
  expect(linesOf({ applicationDate: undefined })).toEqual([]);
});

test('has the contacts with the client, of all items on the policy', () => {
  const { contacts } = lapses.contacted;
  const history = policyHistory({ ...pendingPolicy, requirements: [] }, contacts);
  expect(history).toContainEqual({
    id: 'contact policy NL0020D0383 2',
    label: 'Will pay on 11/24/2026: Paycheck Protector',
    date: '2026-11-18',
    content: 'Dana Whitfield: Will pay at the bank.',
  });
});

// @vitest-environment jsdom
import { pendingPolicy } from '@agent-portal/data/policies/mocks';
import { policy, type Policy } from '@agent-portal/data/policies/policy/shapes';
import { lapses } from '@agent-portal/data/work/lapse/mocks';
import { render, screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { MetBadge } from './MetBadge.tsx';
import { actionReference } from './actions/ActionSent.tsx';
import { policyHistory } from './details/policyHistory.ts';
import type { Session } from '../../../session/session.ts';
import { SessionContext } from '../../../session/SessionContext.ts';
import { people } from '../../../testing/people.ts';
import { PolicyHead } from './PolicyHead.tsx';

test.each([
  ['2026-11-28', 'Planned 11/28'],
  ['2027-01-04', 'Planned 01/04'],
  [null, 'Planned'],
])('shows a requirement that is planned for %s as %s', (scheduledDate, said) => {
  const requirement = { met: 'Scheduled', daysOverdue: 0, scheduledDate } as const;
  const { container } = render(<MetBadge requirement={requirement} />);
  expect(container.textContent).toBe(said);
});

test.each([
  ['2026-11-12', 'Met 11/12/2026'],
  [null, 'Met'],
])('shows a requirement that is met on %s as %s', (metDate, said) => {
  const { container } = render(<MetBadge requirement={{ met: 'Met', metDate } as never} />);
  expect(container.textContent).toBe(said);
});

it.each([
  ['7f3a21bc-0d2e-4c5f-9a1b-0123456789ab', '7F3A-21BC'],
  ['A1', 'A1'],
])('the reference of %s is %s', (id, reference) => {
  expect(actionReference(id)).toBe(reference);
});

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

const emptyPolicy = policy.parse({
  policyNumber: 'NL0018O0142',
  policyStatus: 'Active',
  insureds: [],
  owners: [],
  payors: [],
  payee: null,
  assignee: null,
  beneficiaries: [],
  annuitants: [],
});
const [annuitant] = policy.parse({
  ...emptyPolicy,
  annuitants: [{ name: 'Reyes, Ana' }],
}).annuitants;

const session: Session = {
  user: { ...people.visitor, businessDate: '2026-11-18' },
  mode: 'visitor',
  identity: 'nobody',
  hasLeftNavigation: true,
};

/** Renders the header of the empty policy with some changed fields. */
function show(part: Partial<Policy>) {
  render(
    <SessionContext value={session}>
      <PolicyHead id="NL0018O0142" trail={null} policy={{ ...emptyPolicy, ...part }} />
    </SessionContext>,
  );
}

test.each([
  ['2026-11-17', 'Active, past due'],
  ['2026-11-18', 'Active'],
  [null, 'Active'],
])('shows an active policy that is paid to %s as %s', (paidToDate, said) => {
  show({ paidToDate });
  expect(screen.getByText(said)).toBeTruthy();
});

test('names the annuitant of an annuity', () => {
  show({ annuitants: [annuitant!] });
  expect(screen.getByRole('heading', { name: 'Reyes, Ana' })).toBeTruthy();
});

test('says that a policy has no client on file', () => {
  show({});
  expect(screen.getByRole('heading', { name: 'No client on file' })).toBeTruthy();
});

test('labels what else identifies the policy for screen readers', () => {
  show({ productName: 'Term 20' });
  expect(screen.getByRole('listitem').textContent).toBe('Product: Term 20');
});

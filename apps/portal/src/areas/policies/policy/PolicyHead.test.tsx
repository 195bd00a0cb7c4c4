// @vitest-environment jsdom
import { type Policy, policy } from '@agent-portal/data/policies/policy/shapes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../../session/session.ts';
import { SessionContext } from '../../../session/SessionContext.ts';
import { people } from '../../../testing/people.ts';
import { PolicyHead } from './PolicyHead.tsx';

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

afterEach(cleanup);

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

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
      <PolicyHead policy={{ ...emptyPolicy, ...part }} />
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
  expect(screen.getByText('Reyes, Ana').tagName).toBe('STRONG');
});

test('says that a policy has no client on file', () => {
  show({});
  expect(screen.getByText('No client on file').tagName).toBe('STRONG');
});

test('labels each part of the strip for screen readers', () => {
  show({ productName: 'Term 20' });
  const strip = screen.getByRole('region', { name: 'This policy' });
  for (const part of ['Client: No client', 'Policy Number: NL0018O0142', 'Product: Term 20'])
    expect(strip.textContent).toContain(part);
});

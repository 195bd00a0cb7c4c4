// @vitest-environment jsdom
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { untilText, UserState } from './UserState.tsx';

const invited = {
  state: 'Invited',
  invitedUntil: '2026-11-17T15:00:00.000Z',
  endsOn: null,
} as SubAccount;

test.each([
  ['2026-11-16', 'Invited', /^link until /],
  ['2026-11-18', 'Invitation expired', /^link ended /],
])('on %s, labels an invitation until 11/17 as: %s', (today, label, until) => {
  render(<UserState user={invited} today={today} />);
  expect(screen.getByText(label)).toBeTruthy();
  expect(untilText(invited, today)).toMatch(until);
});

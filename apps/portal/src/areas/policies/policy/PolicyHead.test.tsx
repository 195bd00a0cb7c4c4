// @vitest-environment jsdom
import { policy } from '@agent-portal/data/policies/shapes';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PolicyHead } from './PolicyHead.tsx';

const nobody = z.parse(policy, {
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
const [annuitant] = z.parse(policy, { ...nobody, annuitants: [{ name: 'Reyes, Ana' }] }).annuitants;

afterEach(cleanup);

test('names the annuitant of an annuity', () => {
  render(<PolicyHead policy={{ ...nobody, annuitants: [annuitant!] }} />);
  expect(screen.getByText('Reyes, Ana').tagName).toBe('STRONG');
});

test('says that a policy has no client on file', () => {
  render(<PolicyHead policy={nobody} />);
  expect(screen.getByText('No client on file').tagName).toBe('STRONG');
});

import { features as allFeatures } from '@agent-portal/data/features/features';
import { expect, it } from 'vitest';
import { accessRules } from '../access/accessRules.ts';
import { people } from '../testing/people.ts';
import { mayFollow } from './mayFollow.ts';

const features = new Set(allFeatures);

it.each([
  ['agent', 'claims', '/claims', true],
  ['subWithClaims', 'claims', '/claims', true],
  ['subWithPolicies', 'claims', '/claims', false],
  ['visitor', 'claims', '/claims', false],
  ['homeOffice', 'claims', '/claims', false],
  ['agent', 'profile', '/account-settings/profile', true],
  ['homeOfficeAsAgent', 'profile', '/account-settings/profile', false],
  ['homeOfficeAsUnlinked', 'contracting', '/contracting', false],
  ['agent', 'production', '/production-credit', true],
  ['individual', 'production', '/production-credit', true],
  ['neither', 'production', '/production-credit', false],
  ['individual', 'worksite', '/production-credit/worksite', false],
] as const)('%s follows a link of the rule %s to %s: %j', (person, rule, address, expected) => {
  const visit = { needs: accessRules[rule], user: people[person], features };
  expect(mayFollow(address, visit)).toBe(expected);
});

it('does not let any user follow a link to a page whose feature is off', () => {
  const visit = { needs: accessRules.claims, user: people.agent, features: new Set([]) };
  expect(mayFollow('/claims', visit)).toBe(false);
});

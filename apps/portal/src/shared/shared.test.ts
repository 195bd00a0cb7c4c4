import { features as allFeatures } from '@agent-portal/data/features/features';
import { expect, it, test } from 'vitest';
import { accessRules } from '../access/accessRules.ts';
import { people } from '../testing/people.ts';
import { mayFollow } from './mayFollow.ts';
import { ownAddress } from './ownAddress.ts';
import { groupSearch, groupSearchQuery } from './groups/groupSearch.ts';

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

it.each([
  ['/', '/'],
  ['/pending?page=2#rows', '/pending?page=2#rows'],
  ['/products/../pending', '/pending'],
])('resolves %j to %s', (address, path) => {
  expect(ownAddress(address)).toBe(path);
});

it.each([
  '',
  'pending',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/\t/[',
  '//own.invalid/home',
  '//own.invalid@evil.example',
  'https://own.invalid/home',
  'javascript:alert(1)',
])('rejects %j', (address) => {
  expect(ownAddress(address)).toBeUndefined();
});

const queryOf = (group?: string) =>
  groupSearchQuery({ filters: group === undefined ? {} : { group } });

test('a search asks for its text, without spaces around it, up to 100 characters', () => {
  expect(queryOf('  Harbor ')).toEqual({ group: 'Harbor' });
  expect(queryOf('x'.repeat(101))).toEqual({ group: 'x'.repeat(100) });
  expect(queryOf('   ')).toEqual({});
  expect(queryOf()).toEqual({});
});

test('the filter shows until a carrier answers without finding groups', () => {
  const shows = (values: Readonly<Record<string, unknown>> | undefined) =>
    groupSearch({ values } as Parameters<typeof groupSearch>[0])[1];
  expect(shows(undefined)).toBe(true);
  expect(shows({ findsGroups: true })).toBe(true);
  expect(shows({ findsGroups: undefined })).toBe(false);
});

import { features } from '@agent-portal/data/features/features';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/people.ts';
import { openCards } from './openCards.ts';

const policies = ['counts', 'requirements', 'followUps', 'issued', 'notifications'];
const noProduction = [
  'counts',
  'requirements',
  'followUps',
  'issued',
  'commissions',
  'endings',
  'notifications',
];
const everything = [
  'counts',
  'requirements',
  'followUps',
  'issued',
  'commissions',
  'pastDueGroups',
  'individualProduction',
  'worksiteProduction',
  'endings',
  'notifications',
];

/** The cards that are hidden for users without worksite business. */
const ofWorksite = new Set(['pastDueGroups', 'worksiteProduction']);

describe('the cards of /my-business', () => {
  it.each([
    ['agent', everything],
    ['neither', noProduction],
    ['individual', everything.filter((card) => !ofWorksite.has(card))],
    ['worksite', everything.filter((card) => card !== 'individualProduction')],
    ['homeOfficeAsAgent', everything],
    ['subWithAll', everything],
    ['subWithPolicies', policies],
    ['subWithClaims', ['notifications']],
    ['subWithNothing', ['notifications']],
    ['historical', ['commissions', 'notifications']],
  ] as const)('are, for %s, those that the role and the access level open', (person, cards) => {
    expect([...openCards(people[person], new Set(features))]).toEqual(cards);
  });

  it('exclude commissions while the feature is off', () => {
    const on = new Set(features.filter((feature) => feature !== 'commissions'));
    expect(openCards(people.agent, on).has('commissions')).toBe(false);
  });

  it('exclude production while the feature is off', () => {
    const on = new Set(features.filter((feature) => feature !== 'productioncredit'));
    const cards = [...openCards(people.agent, on)];
    expect(cards.filter((card) => card !== 'pastDueGroups')).toEqual(noProduction);
  });

  it('exclude list bills without the role or the feature', () => {
    const on = new Set(features.filter((feature) => feature !== 'listbill'));
    expect(openCards(people.agent, on).has('pastDueGroups')).toBe(false);
    const withRole = { ...people.subWithNothing, roles: ['ListBill' as const] };
    expect(openCards(withRole, new Set(features)).has('pastDueGroups')).toBe(true);
    expect(openCards(withRole, on).has('pastDueGroups')).toBe(false);
  });
});

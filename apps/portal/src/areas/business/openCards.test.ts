import { features } from '@agent-portal/data/features';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/people.ts';
import { openCards } from './openCards.ts';

const everything = ['counts', 'requirements', 'issued', 'notifications'];

describe('the cards of /my-business', () => {
  it.each([
    ['agent', everything],
    ['neither', everything],
    ['homeOfficeAsAgent', everything],
    ['subWithAll', everything],
    ['subWithPolicies', everything],
    ['subWithClaims', ['notifications']],
    ['subWithNothing', ['notifications']],
    ['historical', ['notifications']],
  ] as const)('are, for %s, those that the role and the access level open', (person, cards) => {
    expect([...openCards(people[person], new Set(features))]).toEqual(cards);
  });
});

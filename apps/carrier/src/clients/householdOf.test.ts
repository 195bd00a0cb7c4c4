import { expect, it } from 'vitest';
import { householdOf, type KnownPerson, mostSuggested } from './householdOf.ts';

const person = (clientId: string, policyNumber = 'A'): KnownPerson => ({
  clientId,
  name: `Name of ${clientId}`,
  birthDate: null,
  addressLines: ['1 Elm St'],
  policyNumber,
});
const none = new Set<string>();

it('says of each member who counts it to the household, the carrier first', () => {
  const people = [person('c1'), person('c2'), person('c3')];
  const both = new Set(['c1', 'c2']);
  const { members, suggestions } = householdOf({
    people,
    carrier: new Set(['c1']),
    confirmed: both,
  });
  expect(members.map(({ clientId, source }) => [clientId, source])).toEqual([
    ['c1', 'carrier'],
    ['c2', 'confirmed'],
  ]);
  expect(suggestions.map(({ clientId }) => clientId)).toEqual(['c3']);
});

it('counts the policies of a person, who is one row', () => {
  const people = [person('c1'), person('c1', 'B'), person('c1', 'B')];
  const { suggestions } = householdOf({ people, carrier: none, confirmed: none });
  expect(suggestions).toEqual([
    {
      clientId: 'c1',
      name: 'Name of c1',
      birthDate: null,
      addressLines: ['1 Elm St'],
      policies: 2,
    },
  ]);
});

it('suggests few people of a large building', () => {
  const people = Array.from({ length: 40 }, (_, index) => person(`c${index}`));
  const { suggestions } = householdOf({ people, carrier: none, confirmed: none });
  expect(suggestions).toHaveLength(mostSuggested);
});

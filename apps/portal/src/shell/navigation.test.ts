import { describe, expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { visibleNavigation } from './navigation.ts';

/** The navigation of one person as text: `*` marks a lock. */
function outline(person: keyof typeof people): string[] {
  return visibleNavigation(people[person], new Set()).flatMap(({ text, children = [] }) =>
    [text].concat(children.map((child) => `  ${child.text}${child.locked ? '*' : ''}`)),
  );
}

describe('the side navigation', () => {
  it('shows a visitor everything, protected entries with a lock', () => {
    expect(outline('visitor')).toEqual(['Home', 'Policies', '  Pending*']);
  });

  it.each(['agent', 'subWithPolicies', 'homeOfficeAsAgent'] as const)(
    'shows %s the policies',
    (person) => {
      expect(outline(person)).toEqual(['Home', 'Policies', '  Pending']);
    },
  );

  it.each(['subWithClaims', 'subWithNothing', 'homeOffice'] as const)(
    'hides from %s a parent without a visible child',
    (person) => {
      expect(outline(person)).toEqual(['Home']);
    },
  );
});

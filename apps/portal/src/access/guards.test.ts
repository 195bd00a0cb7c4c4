import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { people } from '../testing/people.ts';
import { decide } from './guards.ts';

/**
 * Where each person ends up on each route, written by hand from [S2], [S5] and decisions 1; `-` lets
 * the visit pass. A historical agent passes the portal's guards: the carrier answers 403 [S4].
 */
const persons = [
  'visitor',
  'agent',
  'historical',
  'subWithPolicies',
  'subWithClaims',
  'subWithNothing',
  'homeOffice',
  'homeOfficeAsAgent',
] as const satisfies readonly (keyof typeof people)[];

const noRole = '/accessRequired';
const landing = '/home-office-user';

// prettier-ignore
const expected: Record<string, readonly string[]> = {
  //                  visitor  agent     historical  policies  claims    nothing   home office  as agent
  'home':             ['-',     '-',      '-',        '-',      '-',      '-',      '-',         '-'],
  'pending':          ['login', '-',      '-',        '-',      noRole,   noRole,   landing,     '-'],
  'policy':           ['login', '-',      '-',        '-',      noRole,   noRole,   landing,     '-'],
  'policy-details':   ['login', '-',      '-',        '-',      noRole,   noRole,   landing,     '-'],
  'home-office-user': ['login', '/error', '/error',   '/error', '/error', '/error', '-',         '-'],
  'access-required':  ['-',     '-',      '-',        '-',      '-',      '-',      '-',         '-'],
  'error':            ['-',     '-',      '-',        '-',      '-',      '-',      '-',         '-'],
  'not-found':        ['-',     '-',      '-',        '-',      '-',      '-',      '-',         '-'],
};

const address = '/somewhere?page=2#part';
const destinations: Record<string, ReturnType<typeof decide>> = {
  '-': undefined,
  login: { to: '/auth/login?returnurl=%2Fsomewhere%3Fpage%3D2%23part', by: 'document' },
  [noRole]: { to: '/accessRequired', by: 'router' },
  [landing]: { to: '/home-office-user', by: 'router' },
  '/error': { to: '/error', by: 'router' },
};

describe('the guards', () => {
  it('are held against every route of the sitemap', () => {
    expect(Object.keys(expected)).toEqual(routes.map(({ id }) => id));
  });

  describe.each(routes)('of $id', ({ id, needs }) => {
    it.each(persons.map((person, column) => [person, expected[id]?.[column] ?? '?'] as const))(
      'send %s to %s',
      (person, destination) => {
        expect(Object.keys(destinations)).toContain(destination);
        expect(decide({ needs, user: people[person], address })).toEqual(destinations[destination]);
      },
    );
  });
});

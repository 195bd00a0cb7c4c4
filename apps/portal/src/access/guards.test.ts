import { type Feature, features } from '@agent-portal/data/features/features';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { expectedVisits, expectedWithout, persons } from '../testing/expectedVisits.ts';
import { people } from '../testing/people.ts';
import { decide } from './guards.ts';

const address = '/somewhere?page=2#part';
const back = '%2Fsomewhere%3Fpage%3D2%23part';
const destinations: Readonly<Record<string, ReturnType<typeof decide>>> = {
  '-': undefined,
  L: { to: `/auth/login?returnurl=${back}`, by: 'document' },
  N: { to: `/auth/login?returnurl=${back}`, by: 'document' },
  S: { to: `/profile/pinglogin?returnurl=${back}`, by: 'document' },
  R: { to: '/accessRequired', by: 'router' },
  P: { to: '/requires-ping', by: 'router' },
  H: { to: '/home-office-user', by: 'router' },
  E: { to: '/error', by: 'router' },
  O: { to: '/error?because=off', by: 'router' },
  I: { to: '/production-credit/individual', by: 'router' },
  W: { to: '/production-credit/worksite', by: 'router' },
  B: { to: '/production-credit', by: 'nowhere' },
};

type Arrival = readonly [person: string, detour: ReturnType<typeof decide>];

/** The guards' decision on a row of the sitemap, for each person. */
function found(id: string, on: ReadonlySet<Feature>): Arrival[] {
  const { needs } = routes.find((route) => route.id === id) ?? { needs: {} };
  return persons.map((person) => [
    person,
    decide({ needs, user: people[person], features: on, address }),
  ]);
}

/** The decision that the table expects for the row. */
function expected(line: string): Arrival[] {
  const codes = line.trim().split(/\s+/);
  if (codes.length !== persons.length) throw new Error(`Not a line for all persons: ${line}`);
  return codes.map((code, column) => {
    if (!(code in destinations)) throw new Error(`No destination has the letter ${code}.`);
    return [persons[column] ?? '', destinations[code]];
  });
}

describe('the guards, with every feature on', () => {
  it('have an expected result for every route of the sitemap', () => {
    expect(Object.keys(expectedVisits).sort()).toEqual(routes.map(({ id }) => id).sort());
  });

  it('allow or redirect each person on each route as expected', () => {
    for (const [id, line] of Object.entries(expectedVisits)) {
      expect.soft(found(id, new Set(features)), id).toEqual(expected(line));
    }
  });
});

it('the guards, with a feature off, send its pages to the error page, and no others', () => {
  for (const feature of features) {
    const on = new Set(features.filter((each) => each !== feature));
    for (const [id, line] of Object.entries(expectedWithout(feature))) {
      expect.soft(found(id, on), `${id} without ${feature}`).toEqual(expected(line));
    }
  }
});

it('lets a sub-account with one role open only the areas of that role', () => {
  const pages: Readonly<Record<string, readonly string[]>> = {
    PendingActiveTerminated: ['pat', 'pending', 'policy-details', 'active-v2'],
    Contracting: ['contracting'],
    CommissionsAgentDebt: ['commissions', 'debt'],
    ListBill: ['list-bill'],
    TaxForms: ['tax-forms'],
    Production: ['individual-downline', 'worksite-products'],
    Claims: ['claims', 'claims-results'],
    CaseManagement: ['case-management'],
    Hierarchy: ['hierarchy'],
    WorksiteParticipation: ['group-inventory', 'group'],
  };
  const all = Object.entries(pages).flatMap(([role, ids]) => ids.map((id) => [role, id] as const));
  for (const role of people.subWithAll.roles) {
    const user = { ...people.subWithAll, roles: [role] };
    const open = all.filter(([, id]) => {
      const { needs } = routes.find((route) => route.id === id) ?? { needs: {} };
      return !decide({ needs, user, features: new Set(features), address });
    });
    expect(open).toEqual(pages[role]?.map((id) => [role, id]));
  }
});

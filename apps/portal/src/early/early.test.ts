// @vitest-environment jsdom
import { keyOf } from '@agent-portal/data/client/callOf';
import { listFreshForMs } from '@agent-portal/data/list';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { accessRules } from '../access/accessRules.ts';
import { decide } from '../access/guards.ts';
import { people } from '../testing/people.ts';
import { seesPolicies } from './seesPolicies.ts';
import { pendingAddress } from '../areas/policies/lists/pendingAddress.ts';
import { pendingList } from '../areas/policies/lists/pendingList.tsx';
import { createPortal, type Portal } from '../createPortal.ts';
import { rememberLack } from '../shared/list/address/lacksValues.ts';
import { ownPageSize } from '../shared/list/address/useOwnPageSize.ts';
import { startList } from '../shared/list/startList.ts';
import { readListAddress } from '../shared/list/address/listAddress.ts';
import { pendingUrl } from './pendingUrl.ts';

it.each(Object.entries(people))(
  'requests the policies of %s early only if the guards allow it',
  (_, user) => {
    const visit = { needs: accessRules.policies, user, features: new Set([]), address: '/pending' };
    expect(seesPolicies(user)).toBe(decide(visit) === undefined);
  },
);

const addresses = [
  '',
  'page=3&pageSize=25',
  'sort=none',
  'sort=-policyNumber',
  'employer=Acme+%26+Sons&employer=B',
  'takeAction=true&dateTo=2026-01-31&dateFrom=2026-01-01&viewAs=4471902',
  'primaryInsured=O%27Neil%2C+Zo%C3%AB&policyNumber=NL1&agentId=1&agentLastName=X',
];

/** The URL of the first rows that the list requests, with the code of its page or from React. */
async function listUrl(search: string, includesValues: boolean): Promise<string> {
  const params = new URLSearchParams(search);
  const state = readListAddress(params, pendingAddress);
  const query = pendingList.query(state, includesValues, params, '2026-11-18');
  const requested: unknown[] = [];
  const portal = {
    ...createPortal(),
    client: { prefetch: async (...call: unknown[]) => void requested.push(call) },
  } as unknown as Portal;
  await startList(pendingList, {
    url: new URL(`https://a.test/pending?${search}`),
    portal,
  } as never);
  expect(requested).toEqual([[getPendingPolicyRequirements, query, listFreshForMs]]);
  return keyOf(getPendingPolicyRequirements, query as never);
}

afterEach(() => localStorage.clear());

describe.each([
  ['has the call for filter values', false],
  ['lacks it', true],
])('pendingUrl, if the carrier %s,', (_, lacks) => {
  it('is the URL that the list requests, for each address', async () => {
    for (const search of addresses) {
      if (lacks) rememberLack();
      const url = pendingUrl(new URLSearchParams(search));
      expect.soft(url.includes('IncludeFilters=true'), search).toBe(lacks);
      expect.soft(`GET ${url}`, search).toBe(await listUrl(search, lacks));
    }
  });
});

it.each([
  [50, '', '50'],
  [50, 'pageSize=10', '10'],
  [7, '', '10'],
  [undefined, '', '10'],
])('with the stored page size %s and the address ?%s it asks for %s rows', (size, search, rows) => {
  ownPageSize.keepForStart(size);
  const url = new URL(pendingUrl(new URLSearchParams(search)), 'https://a.test');
  expect(url.searchParams.get('pageSize')).toBe(rows);
});

import { keyOf } from '@agent-portal/data/client/callOf';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { describe, expect, it } from 'vitest';
import { pendingAddress } from '../areas/policies/lists/pendingAddress.ts';
import { pendingList } from '../areas/policies/lists/pendingList.tsx';
import { readListAddress } from '../shared/list/address/listAddress.ts';
import { pendingUrl } from './pendingUrl.ts';

describe('pendingUrl', () => {
  it.each([
    '',
    'page=3&pageSize=25',
    'sort=none',
    'sort=-policyNumber',
    'employer=Acme+%26+Sons&employer=B',
    'takeAction=true&dateTo=2026-01-31&dateFrom=2026-01-01&viewAs=4471902',
    'primaryInsured=O%27Neil%2C+Zo%C3%AB&policyNumber=NL1&agentId=1&agentLastName=X',
  ])('is the same as the URL of the contract, for the address ?%s', (search) => {
    const params = new URLSearchParams(search);
    const query = pendingList.query(
      readListAddress(params, pendingAddress),
      true,
      params,
      '2026-11-18',
    );
    expect(`GET ${pendingUrl(params)}`).toBe(keyOf(getPendingPolicyRequirements, query as never));
  });
});

import { expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { gatedFeatures } from './accessRules.ts';
import { decide } from './guards.ts';

it('lists each feature that a page needs once', () => {
  expect([...gatedFeatures].sort()).toEqual([
    'casemanagement',
    'claims',
    'commissions',
    'left_nav',
    'listbill',
    'productioncredit',
    'productpage',
    'taxforms',
  ]);
});

it('treats an agent without agent data as an agent without a linked account', () => {
  const visit = {
    needs: { login: true, linkedAccount: true },
    user: { ...people.homeOfficeAsAgent, agentData: null },
    features: new Set<never>(),
    address: '/contracting',
  } as const;
  expect(decide(visit)).toEqual({ to: '/requires-ping', by: 'router' });
});

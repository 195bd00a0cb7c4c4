import { securedSortFields } from '@agent-portal/data/debt/contract';
import { unsecuredSortFields } from '@agent-portal/data/debt/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  sorts: [
    {
      path: '/API/CommissionsAndDebt/Debt/UnsecuredAdvances?',
      rows: 'agents',
      fields: unsecuredSortFields,
      order: 'orderBy, sortDirection',
    },
    {
      path: '/API/CommissionsAndDebt/Debt/SecuredAdvances?',
      rows: 'agents',
      fields: securedSortFields,
      order: 'orderBy, sortDirection',
    },
  ],
};

import { commissionSortFields } from '@agent-portal/data/commissions/contract';
import { writingAgentSortFields } from '@agent-portal/data/commissions/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/CommissionsAndDebt\//, 'commissions']],
  sorts: [
    {
      path: '/API/CommissionsAndDebt/Commissions/PolicyDetails?',
      rows: 'policyDetails',
      fields: commissionSortFields,
      order: 'orderBy, sortDirection',
    },
    {
      path: '/API/CommissionsAndDebt/Commissions/WritingAgentDetails?',
      rows: 'writingAgentCommissions',
      fields: writingAgentSortFields,
      order: 'orderBy, sortDirection',
    },
  ],
  numbered: {
    '/API/CommissionsAndDebt/Commissions/Policies/{policyNumber}': 'policyNumber',
  },
};

import { claimSortFields } from '@agent-portal/data/claims/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/Claims/, 'claims']],
  sorts: [
    {
      path: '/API/Claims?ClaimantLastName=m&',
      rows: 'claims',
      fields: claimSortFields,
      pageSize: 'PageSize',
    },
  ],
  numbered: {
    '/API/Claims?PolicyNumber={}': 'policyNumber',
    '/API/Claims/Details/{claimNumber}': 'claimNumber',
  },
};

import { activeSortFields } from '@agent-portal/data/policies/summaries/contract';
import { pendingSortFields } from '@agent-portal/data/policies/contract';
import { terminatedSortFields } from '@agent-portal/data/policies/summaries/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  sorts: [
    {
      path: '/API/PolicyInfo/Policies/PendingPolicyRequirements?',
      rows: 'requirementSummaries',
      fields: pendingSortFields,
    },
    {
      path: '/API/PolicyInfo/Policies/Summaries/Active?',
      rows: 'policies',
      fields: activeSortFields,
      pageSize: 'PageSize',
    },
    {
      path: '/API/PolicyInfo/Policies/Summaries/Terminated?',
      rows: 'policies',
      fields: terminatedSortFields,
      pageSize: 'PageSize',
    },
    {
      path: '/API/PolicyInfo/PendingPolicies/Summaries?',
      rows: 'policies',
      fields: pendingSortFields,
    },
    {
      path: '/API/PolicyInfo/ActivePolicies/Summaries?',
      rows: 'policies',
      fields: activeSortFields,
    },
    {
      path: '/API/PolicyInfo/TerminatedPolicies/Summaries?',
      rows: 'policies',
      fields: terminatedSortFields,
    },
  ],
  numbered: {
    '/API/PolicyInfo/Policies/{id}': 'policyNumber',
    '/API/PolicyInfo/Policies/{id}/Actions': 'policyNumber',
    '/API/PolicyInfo/Policies/{id}/Documents': 'policyNumber',
    '/API/PolicyInfo/Policies/{id}/Export': 'policyNumber',
    '/API/PolicyInfo/Application/{id}/Export': 'policyNumber',
    '/API/PolicyInfo/{policyNumber}/PendingPolicyDetail': 'policyNumber',
    '/API/PolicyInfo/{policyNumber}/PolicyDetail': 'policyNumber',
    '/API/PolicyInfo/{policyNumber}/Export': 'policyNumber',
  },
};

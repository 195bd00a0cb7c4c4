import { caseSortFields } from '@agent-portal/data/cases/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/CaseManagement\//, 'casemanagement']],
  sorts: [
    {
      path: '/API/CaseManagement/Cases?',
      rows: 'cases',
      fields: caseSortFields,
      order: 'SortColumn, SortOrder',
      pageSize: 'PageSize',
    },
  ],
  numbered: {
    '/API/CaseManagement/Policies/{id}/Cases': 'policyNumber',
    '/API/CaseManagement/Cases/{envelopeId}': 'envelopeId',
  },
};

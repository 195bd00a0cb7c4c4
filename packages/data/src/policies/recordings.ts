import type { Recording } from '../mocks/Recording.ts';

const pendingList = {
  endpoint: 'getPendingPolicyRequirements',
  account: 'agent',
} as const;

const summaryList = (status: 'Active' | 'Terminated', query: object) =>
  ({
    endpoint: 'getPolicySummaries',
    account: 'agent',
    input: { params: { status }, query },
  }) as const;

/** The id of an action differs at each call. */
const takenAction = {
  actionItemId: 'c2f6c3de-6a3f-4f1c-9d57-0b6a2f0e4d11',
  date: '2026-11-18T15:00:00.000Z',
  policyNumber: 'NL0018O0142',
  requirementId: 'NL0018O0142-1',
  requirement: 'Attending physician statement',
  action: 'RequestContact',
  note: 'Please call me about the statement before noon.',
  contactEmail: null,
  takenBy: 'Dana Whitfield',
};

export const policiesRecordings: readonly Recording[] = [
  { file: 'policies/fixtures/getStatusCounts', endpoint: 'getStatusCounts', account: 'agent' },
  {
    file: 'policies/fixtures/getPendingPolicyRequirements',
    ...pendingList,
    input: { query: { orderBy: { field: 'date', direction: 'desc' }, IncludeFilters: true } },
  },
  {
    file: 'policies/fixtures/getPendingPolicyRequirements.page2',
    rows: 3,
    ...pendingList,
    input: { query: { page: 2, orderBy: { field: 'date', direction: 'desc' } } },
  },
  {
    file: 'policies/fixtures/getPendingPolicyRequirements.empty',
    ...pendingList,
    input: { query: { filters: { employer: ['Nobody & Sons'] } } },
  },
  {
    file: 'policies/fixtures/getPolicySummaries',
    ...summaryList('Active', { IncludeFilters: true }),
  },
  {
    file: 'policies/fixtures/getPolicySummaries.page2',
    rows: 3,
    ...summaryList('Active', { Page: 2 }),
  },
  {
    file: 'policies/fixtures/getPolicySummaries.empty',
    ...summaryList('Active', { Filters: { employer: ['Nobody & Sons'] } }),
  },
  {
    file: 'policies/fixtures/getPolicySummaries.terminated',
    ...summaryList('Terminated', { IncludeFilters: true }),
  },
  {
    file: 'policies/fixtures/getFilterValues',
    endpoint: 'getFilterValues',
    account: 'agent',
    input: { params: { list: 'Pending' }, query: {} },
  },
  {
    file: 'policies/fixtures/getFilterValues.page',
    endpoint: 'getFilterValues',
    account: 'agent',
    input: { params: { list: 'Active' }, query: { field: 'primaryInsured', text: 'mar' } },
  },
  {
    file: 'policies/fixtures/getPolicy',
    endpoint: 'getPolicy',
    account: 'agent',
    input: { params: { id: 'NL0018O0142' } },
  },
  {
    file: 'policies/fixtures/getPendingPolicies',
    endpoint: 'getPendingPolicies',
    account: 'agent',
    input: { query: { orderBy: { field: 'date', direction: 'desc' }, IncludeFilters: true } },
  },
  {
    file: 'policies/fixtures/getPendingPolicies.empty',
    endpoint: 'getPendingPolicies',
    account: 'agent',
    input: { query: { filters: { employer: ['Nobody & Sons'] } } },
  },
  {
    file: 'policies/fixtures/getActivePolicies',
    rows: 3,
    endpoint: 'getActivePolicies',
    account: 'agent',
    input: { query: { orderBy: { field: 'issueDate', direction: 'desc' } } },
  },
  {
    file: 'policies/fixtures/getActivePolicies.late',
    rows: 3,
    endpoint: 'getActivePolicies',
    account: 'agent',
    input: {
      query: {
        orderBy: { field: 'paidToDate', direction: 'asc' },
        filters: { pastDue: true },
      },
    },
  },
  {
    file: 'policies/fixtures/getTerminatedPolicies',
    rows: 3,
    endpoint: 'getTerminatedPolicies',
    account: 'agent',
    input: { query: { orderBy: { field: 'issueDate', direction: 'desc' } } },
  },
  {
    file: 'policies/fixtures/getPendingPolicyDetail',
    endpoint: 'getPendingPolicyDetail',
    account: 'agent',
    input: { params: { policyNumber: 'NL0018O0142' } },
  },
  {
    file: 'policies/fixtures/getPolicyDetail',
    endpoint: 'getPolicyDetail',
    account: 'agent',
    input: { params: { policyNumber: 'NL0018O0142' } },
  },
  {
    file: 'policies/fixtures/takeAction',
    endpoint: 'takeAction',
    account: 'agent',
    input: {
      body: {
        policyNumber: 'NL0018O0142',
        requirementId: 'NL0018O0142-1',
        action: 'RequestContact',
        note: takenAction.note,
        idempotencyKey: takenAction.actionItemId,
      },
    },
    recordedAs: takenAction,
  },
  {
    file: 'policies/fixtures/getPolicyActions',
    endpoint: 'getPolicyActions',
    account: 'agent',
    input: { params: { id: 'NL0018O0142' } },
    recordedAs: { items: [takenAction] },
  },
  {
    file: 'policies/fixtures/getPolicyDocuments',
    endpoint: 'getPolicyDocuments',
    account: 'agent',
    input: { params: { id: 'NL0018O0142' } },
  },
];

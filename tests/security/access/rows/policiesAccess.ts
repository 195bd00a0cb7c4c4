import { type AccessRows, forged, ofList, ofPolicy, plain, withoutToken } from '../accessCase.ts';

const call = { action: 'RequestContact', note: 'Access matrix.' };
const actionRefused = { 403: 'action refused', 404: 'action refused' };

/** The calls of policies, their lists and their actions. */
export const policiesAccess = {
  getStatusCounts: plain('policies'),
  getIssuedByMonth: plain('policies'),
  getPendingPolicyRequirements: ofList(),
  exportPendingPolicyRequirements: ofList(),
  getPolicySummaries: [
    ...ofList({ status: 'Active' }, 'Filters'),
    ...ofList({ status: 'Terminated' }, 'Filters'),
  ],
  getFilterValues: [
    ...plain('policies', { params: { list: 'Active' } }),
    {
      what: 'of one filter, with a text',
      who: 'policies',
      answers: 200,
      ask: () => ({ params: { list: 'Pending' }, query: { field: 'policyNumber', text: 'nl' } }),
    },
    {
      what: 'of another agent, by a forged parameter',
      who: 'policies',
      answers: 400,
      ask: ({ foreignAgent }) => ({
        params: { list: 'Active' },
        query: { viewAsAgentId: foreignAgent },
      }),
    },
  ],
  exportPolicySummaries: ofList({ status: 'Active' }),
  getPendingPolicies: ofList(),
  exportPendingPolicies: ofList(),
  getActivePolicies: ofList(),
  exportActivePolicies: ofList(),
  getTerminatedPolicies: ofList(),
  exportTerminatedPolicies: ofList(),
  getPolicy: ofPolicy('id'),
  exportPolicy: ofPolicy('id'),
  exportApplication: ofPolicy('id'),
  getPolicyActions: ofPolicy('id'),
  getPendingPolicyDetail: ofPolicy('policyNumber'),
  getPolicyDetail: ofPolicy('policyNumber'),
  exportPolicyDetail: ofPolicy('policyNumber'),
  getPolicyDocuments: ofPolicy('id'),
  downloadPolicyDocument: [
    {
      what: 'missing document of an own policy',
      who: 'policies',
      answers: 404,
      ask: ({ own = 'none' }) => ({ params: { id: own, documentId: 'none' } }),
    },
    {
      what: 'document of a foreign policy',
      who: 'policies',
      answers: 404,
      ask: ({ foreign }) => ({ params: { id: foreign, documentId: 'none' } }),
    },
  ],
  // The matrix sends JSON, which is not read; uploads.test.ts sends forms.
  takeActionWithDocuments: [
    {
      what: 'own policy, without a form',
      who: 'policies',
      answers: 415,
      ask: ({ own = 'none' }) => ({ body: { ...call, policyNumber: own } }),
      audited: actionRefused,
    },
    ...withoutToken(
      ({ own = 'none' }) => ({ body: { ...call, policyNumber: own } }),
      actionRefused,
    ),
  ],
  takeAction: [
    {
      what: 'own policy, without a note',
      who: 'policies',
      answers: 400,
      ask: ({ own = 'none' }) => ({ body: { ...call, policyNumber: own, note: ' ' } }),
      audited: actionRefused,
    },
    {
      what: 'foreign policy',
      who: 'policies',
      answers: 404,
      ask: ({ foreign }) => ({ body: { ...call, policyNumber: foreign } }),
      audited: actionRefused,
    },
    {
      what: 'missing policy',
      who: 'policies',
      answers: 404,
      ask: ({ missing }) => ({ body: { ...call, policyNumber: missing } }),
      audited: actionRefused,
    },
    ...withoutToken(
      ({ own = 'none' }) => ({ body: { ...call, policyNumber: own } }),
      actionRefused,
    ),
    ...forged(
      'policies',
      ({ own = 'none' }) => ({ body: { ...call, policyNumber: own } }),
      actionRefused,
    ),
  ],
} satisfies AccessRows;

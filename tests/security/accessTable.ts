import type { EndpointName } from '@agent-portal/data/contract';
import { type Case, forged, ofList, ofPolicy, plain, withoutToken } from './accessCase.ts';

const drafts = '{ agent_center_nav(status: draft) { text } }';
const footers = '{ agent_center_footer { default } }';
const view = { list: 'pending-v2', name: 'access matrix, never saved' };

const actionRefused = { 403: 'action refused', 404: 'action refused' };
const impersonationRefused = { 403: 'impersonation refused', 404: 'impersonation refused' };
const call = { action: 'RequestContact', note: 'Access matrix.' };

/**
 * What each call answers to whom, by hand from sections 4, 6 and 7 of the specification. A call that
 * is not here does not compile, and fails the run.
 */
export const accessTable: Readonly<Record<EndpointName, readonly Case[]>> = {
  getUserInfo: plain('everybody'),
  refreshAuthToken: plain('signedIn'),
  getAgentAccess: plain('forAnAgent'),
  getApplicationConfig: plain('everybody'),
  getFeature: plain('everybody', { query: { feature: 'claims' } }),
  getTemporaryMessages: plain('everybody'),
  queryContent: [
    ...plain('everybody', { body: { query: footers } }),
    {
      what: 'for drafts',
      who: 'homeOffice',
      answers: 200,
      visitor: 403,
      ask: () => ({ body: { query: drafts } }),
    },
  ],

  getStatusCounts: plain('policies'),
  getIssuedByMonth: plain('policies'),
  getPendingPolicyRequirements: ofList(),
  exportPendingPolicyRequirements: ofList(),
  getPolicySummaries: [
    ...ofList({ status: 'Active' }, 'Filters'),
    ...ofList({ status: 'Terminated' }, 'Filters'),
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

  search: [
    {
      what: 'foreign policy',
      who: 'signedIn',
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => ({ query: { term: foreign } }),
    },
  ],

  getClaims: [
    ...plain('claims', { query: { ClaimantLastName: 'o' } }),
    { what: 'for nothing', who: 'claims', answers: 400, ask: () => ({}) },
    {
      what: 'on a foreign policy',
      who: 'claims',
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => ({ query: { PolicyNumber: foreign } }),
    },
  ],
  exportClaims: plain('claims', { query: { ClaimNumber: 'C' } }),

  getIllustrationProAccountId: plain('withAnyRole'),
  getLifePortraitsRedirectUrl: plain('withAnyRole'),
  getIPipelineResponse: [
    {
      what: 'as oneself',
      who: 'withAnyRole',
      answers: 200,
      ask: ({ ownAgent }) => ({ query: { agentId: ownAgent } }),
    },
    {
      what: 'as somebody',
      who: 'withAnyRole',
      answers: 404,
      ask: ({ foreignAgent }) => ({ query: { agentId: foreignAgent } }),
      audited: { 404: 'launch refused' },
    },
    {
      what: 'as nobody',
      who: 'withAnyRole',
      answers: 404,
      ask: ({ missingAgent }) => ({ query: { agentId: missingAgent } }),
      audited: { 404: 'launch refused' },
    },
  ],

  searchImpersonations: plain('homeOffice', { query: { term: 'whitfield' } }),
  getRecentImpersonations: plain('homeOffice'),
  impersonate: [
    {
      what: 'nobody',
      who: 'homeOffice',
      answers: 404,
      ask: ({ missingAgent }) => ({ body: { agentId: missingAgent } }),
      audited: impersonationRefused,
    },
    ...withoutToken(
      ({ foreignAgent }) => ({ body: { agentId: foreignAgent } }),
      impersonationRefused,
    ),
    ...forged(
      'homeOffice',
      ({ foreignAgent }) => ({ body: { agentId: foreignAgent } }),
      impersonationRefused,
    ),
  ],
  resumeHomeOffice: [...withoutToken(), ...forged('homeOffice')],

  getViewAsAgents: plain('withAnyRole'),

  getSavedViews: plain('policies', { query: { list: view.list } }),
  saveView: [
    {
      what: 'that is none of the list',
      who: 'policies',
      answers: 400,
      ask: () => ({ body: { ...view, query: 'viewAsAgentId=1' } }),
    },
    ...withoutToken(() => ({ body: { ...view, query: '' } })),
    ...forged('policies', () => ({ body: { ...view, query: '' } })),
  ],
  deleteView: [
    { what: 'that is not there', who: 'policies', answers: 200, ask: () => ({ query: view }) },
    ...withoutToken(() => ({ query: view })),
  ],
  getWatches: plain('policies'),
  watchPolicy: [
    {
      what: 'foreign policy',
      who: 'policies',
      answers: 404,
      ask: ({ foreign }) => ({ body: { policyNumber: foreign } }),
    },
    {
      what: 'missing policy',
      who: 'policies',
      answers: 404,
      ask: ({ missing }) => ({ body: { policyNumber: missing } }),
    },
    ...withoutToken(({ foreign }) => ({ body: { policyNumber: foreign } })),
    ...forged('policies', ({ own = 'none' }) => ({ body: { policyNumber: own } })),
  ],
  stopWatching: [
    {
      what: 'foreign policy',
      who: 'policies',
      answers: 200,
      ask: ({ foreign }) => ({ params: { policyNumber: foreign } }),
    },
    ...withoutToken(({ foreign }) => ({ params: { policyNumber: foreign } })),
  ],
};

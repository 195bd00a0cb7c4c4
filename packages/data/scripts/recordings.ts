import { claimsRecordings } from '../src/claims/recordings.ts';
import { contentPageInput, footersInput, navigationInput } from '../src/content/queries.ts';
import type { Recording } from '../src/mocks/Recording.ts';

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

/** The id of an action is another one at each call. */
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

/** Whose impersonations are recorded, in the order in which they stand; nobody else acts as it. */
const homeOffice = 'office.unlinked';

/** Who saves a view and watches a policy for the fixtures, and leaves nothing behind. */
const keeper = 'sub.pendingactiveterminated';

const view = { list: 'pending-v2', name: 'Overdue of Lakeshore' } as const;

const viewRecordings: readonly Recording[] = [
  {
    file: 'saved-views/fixtures/saveView',
    endpoint: 'saveView',
    account: keeper,
    input: {
      body: { ...view, query: 'takeAction=true&employer=Lakeshore+School+District' },
    },
  },
  {
    file: 'saved-views/fixtures/deleteView',
    endpoint: 'deleteView',
    account: keeper,
    input: { query: view },
  },
  {
    file: 'saved-views/fixtures/getSavedViews',
    endpoint: 'getSavedViews',
    account: 'agent',
    input: { query: { list: 'pending-v2' } },
  },
];

const watchedPolicy = { policyNumber: 'NL0018O0142' };

const watchRecordings: readonly Recording[] = [
  {
    file: 'watches/fixtures/watchPolicy',
    endpoint: 'watchPolicy',
    account: keeper,
    input: { body: watchedPolicy },
  },
  {
    file: 'watches/fixtures/stopWatching',
    endpoint: 'stopWatching',
    account: keeper,
    input: { params: watchedPolicy },
  },
  { file: 'watches/fixtures/getWatches', endpoint: 'getWatches', account: 'agent' },
];

/** Every fixture there is. The first of an endpoint is what its mock answers. */
export const recordings: readonly Recording[] = [
  { file: 'session/fixtures/getUserInfo', endpoint: 'getUserInfo', account: 'agent' },
  { file: 'session/fixtures/getUserInfo.visitor', endpoint: 'getUserInfo' },
  {
    file: 'session/fixtures/getUserInfo.historical',
    endpoint: 'getUserInfo',
    account: 'historical',
  },
  { file: 'session/fixtures/getUserInfo.office', endpoint: 'getUserInfo', account: 'office' },
  {
    file: 'session/fixtures/getUserInfo.sub-claims',
    endpoint: 'getUserInfo',
    account: 'sub.claims',
  },
  { file: 'session/fixtures/refreshAuthToken', endpoint: 'refreshAuthToken', account: 'agent' },
  { file: 'session/fixtures/getAgentAccess', endpoint: 'getAgentAccess', account: 'agent' },
  {
    file: 'content/fixtures/getFeature',
    endpoint: 'getFeature',
    input: { query: { feature: 'left_nav' } },
  },
  {
    file: 'content/fixtures/queryContent.navigation',
    endpoint: 'queryContent',
    input: navigationInput,
  },
  { file: 'content/fixtures/queryContent.footers', endpoint: 'queryContent', input: footersInput },
  {
    file: 'content/fixtures/queryContent.page',
    endpoint: 'queryContent',
    account: 'agent',
    input: contentPageInput('/contracting'),
  },
  {
    file: 'content/fixtures/queryContent.home',
    endpoint: 'queryContent',
    input: contentPageInput('/home'),
  },
  { file: 'content/fixtures/getTemporaryMessages', endpoint: 'getTemporaryMessages' },
  { file: 'policies/fixtures/getStatusCounts', endpoint: 'getStatusCounts', account: 'agent' },
  { file: 'business/fixtures/getIssuedByMonth', endpoint: 'getIssuedByMonth', account: 'agent' },
  {
    file: 'policies/fixtures/getPendingPolicyRequirements',
    ...pendingList,
    input: { query: { orderBy: { field: 'date', direction: 'desc' }, IncludeFilters: true } },
  },
  {
    file: 'policies/fixtures/getPendingPolicyRequirements.page2',
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
    endpoint: 'getActivePolicies',
    account: 'agent',
    input: { query: { orderBy: { field: 'issueDate', direction: 'desc' } } },
  },
  {
    file: 'policies/fixtures/getTerminatedPolicies',
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
    keptAs: takenAction,
  },
  {
    file: 'policies/fixtures/getPolicyActions',
    endpoint: 'getPolicyActions',
    account: 'agent',
    input: { params: { id: 'NL0018O0142' } },
    keptAs: { items: [takenAction] },
  },
  { file: 'config/fixtures/getApplicationConfig', endpoint: 'getApplicationConfig' },
  {
    file: 'search/fixtures/search',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: 'okafor' } },
  },
  {
    file: 'search/fixtures/search.office',
    endpoint: 'search',
    account: 'office',
    input: { query: { term: 'whitfield' } },
  },
  {
    file: 'launchers/fixtures/getIllustrationProAccountId',
    endpoint: 'getIllustrationProAccountId',
    account: 'agent',
  },
  {
    file: 'launchers/fixtures/getIPipelineResponse',
    endpoint: 'getIPipelineResponse',
    account: 'agent',
    input: { query: { agentId: '4471902' } },
    keptAs: Buffer.from('<samlp:Response />').toString('base64'),
  },
  {
    file: 'launchers/fixtures/getLifePortraitsRedirectUrl',
    endpoint: 'getLifePortraitsRedirectUrl',
    account: 'agent',
  },
  {
    file: 'impersonation/fixtures/searchImpersonations',
    endpoint: 'searchImpersonations',
    account: homeOffice,
    input: { query: { term: 'whit' } },
  },
  {
    file: 'impersonation/fixtures/searchImpersonations.empty',
    endpoint: 'searchImpersonations',
    account: homeOffice,
    input: { query: { term: 'nobody' } },
  },
  {
    file: 'impersonation/fixtures/impersonate.june',
    endpoint: 'impersonate',
    account: homeOffice,
    input: { body: { agentId: '4480055' } },
  },
  {
    file: 'impersonation/fixtures/impersonate',
    endpoint: 'impersonate',
    account: homeOffice,
    input: { body: { agentId: '4471902' } },
  },
  {
    file: 'impersonation/fixtures/getRecentImpersonations',
    endpoint: 'getRecentImpersonations',
    account: homeOffice,
  },
  {
    file: 'impersonation/fixtures/resumeHomeOffice',
    endpoint: 'resumeHomeOffice',
    account: homeOffice,
  },
  ...claimsRecordings,
  { file: 'user-data/fixtures/getViewAsAgents', endpoint: 'getViewAsAgents', account: 'agent' },
  ...viewRecordings,
  ...watchRecordings,
];

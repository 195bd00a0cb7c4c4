import {
  type AccessRows,
  type Asked,
  change,
  filteredTo,
  forAgents,
  ofAgent,
  ofPolicy,
  plain,
  refusedAs,
  rows,
  viewAsRefused,
  withForged,
  withoutToken,
} from '../accessCase.ts';

/** A list of policies: the caller's, and viewed as an agent outside the caller's book. */
const ofList = (params: Asked['params'] = {}, filters?: string) => [
  ...plain('policies', { params }),
  ...forAgents('policies', (agent) => ({ params, query: filteredTo(agent, filters) })),
  ...withForged('policies', { params }),
];

const note = 'Access matrix.';
const action = (policyNumber: string) => ({
  body: { action: 'RequestContact', note, policyNumber },
});
const actionRefused = refusedAs('action refused');

const pending = { list: 'Pending' };
const keysOf = (key: string) => ({ params: pending, body: { keys: [key] } });
const contactAbout = (policyNumber: string) => ({
  body: {
    policyNumbers: [policyNumber],
    note,
    idempotencyKey: '5d4b1f4e-4d5f-4a37-8f0c-6f8d3f1b2a91',
  },
});
const followUpOn = (policyNumber: string, more: object = {}) => ({
  body: {
    rows: [{ policyNumber, requirementId: null }],
    followUpDate: '2027-01-02',
    note: '',
    ...more,
  },
});
/** For a selection, a policy of another book is no error: the outcome says that it was not possible. */
const refusedInPart = (what: string) => ({ 200: what, 403: what });
const contactRefused = refusedInPart('action refused');
const followUpRefused = refusedInPart('follow-up refused');

const view = { list: 'pending-v2', name: 'access matrix, never saved' };
const digest = { list: view.list, viewId: 999_999 };

/** A client that no book has. The tests of the carrier's clients read the ids of other books. */
const client = { params: { clientId: 'CL0' } };
const linked = { ...client, body: { clientId: 'CL1' } };
const unlinked = { params: { clientId: 'CL0', otherClientId: 'CL1' } };
const householdRefused = refusedAs('household refused');

/** A group of an agent outside every caller's book, and a missing one. */
const ofGroup = rows(
  'groupInventory',
  ['foreign', 404, { query: { groupNumber: 'G001020' } }],
  ['missing', 404, { query: { groupNumber: 'X000000' } }],
);

const ofHierarchy = (param = 'ViewAsAgentId') =>
  forAgents('hierarchy', (agent) => ({ query: { [param]: agent } }));

/** A list of the hierarchy, also with another agent's number as its filter. */
const ofHierarchyList = (found: 'empty' | 200 = 'empty') => [
  ...ofAgent('hierarchy', 'ViewAsAgentId'),
  ...rows('hierarchy', ['of another agent', found, { query: { agentNumber: '{foreignAgent}' } }]),
];

export const businessAccess = {
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
    ...plain('policies', { params: pending, query: { field: 'policyNumber', text: 'nl' } }),
    ...withForged('policies', { params: { list: 'Active' } }),
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
  downloadPolicyDocument: rows(
    'policies',
    ['missing document of an own policy', 404, { params: { id: '{own}', documentId: 'none' } }],
    ['document of a foreign policy', 404, { params: { id: '{foreign}', documentId: 'none' } }],
  ),
  // The matrix sends JSON, which is not read; uploads.test.ts sends forms.
  takeActionWithDocuments: [
    ...rows('policies', ['without a form', 415, action('{own}'), actionRefused]),
    ...withoutToken(action('{own}'), actionRefused),
  ],
  takeAction: [
    ...rows(
      'policies',
      ['without a note', 400, { body: { ...action('{own}').body, note: ' ' } }, actionRefused],
      ['foreign policy', 404, action('{foreign}'), actionRefused],
      ['missing policy', 404, action('{missing}'), actionRefused],
    ),
    ...change('policies', action('{own}'), actionRefused),
  ],

  getSelection: [
    ...plain('policies', { params: pending }),
    ...forAgents('policies', (agent) => ({ params: pending, query: filteredTo(agent) })),
    ...rows('policies', [
      'with a filter of another list',
      400,
      { params: pending, query: { filters: '{"pastDue":true}' } },
    ]),
  ],
  exportSelection: rows(
    'policies',
    ['own policy', 200, keysOf('{own}')],
    ['foreign policy', 200, keysOf('{foreign}')],
  ),
  getCallSheet: rows(
    'policies',
    ['own policy', 200, keysOf('{own}')],
    ['foreign policy', 'empty', keysOf('{foreign}')],
  ),
  requestContacts: [
    ...rows(
      'policies',
      ['foreign policy', 200, contactAbout('{foreign}'), contactRefused],
      ['missing policy', 200, contactAbout('{missing}'), contactRefused],
    ),
    ...change('policies', contactAbout('{own}'), contactRefused),
  ],
  setFollowUps: [
    ...rows(
      'policies',
      ['foreign policy', 200, followUpOn('{foreign}'), followUpRefused],
      ['missing policy', 200, followUpOn('{missing}'), followUpRefused],
      ['for no one', 400, followUpOn('{own}', { personId: 999_999 }), followUpRefused],
    ),
    ...change('policies', followUpOn('{own}'), followUpRefused),
  ],
  watchPolicies: [
    ...rows('policies', ['foreign policy', 200, { body: { policyNumbers: ['{foreign}'] } }]),
    ...change('policies', { body: { policyNumbers: ['{own}'] } }),
  ],
  getWatches: plain('policies'),
  watchPolicy: [
    ...rows(
      'policies',
      ['foreign policy', 404, { body: { policyNumber: '{foreign}' } }],
      ['missing policy', 404, { body: { policyNumber: '{missing}' } }],
    ),
    ...change('policies', { body: { policyNumber: '{own}' } }),
  ],
  stopWatching: [
    ...rows('policies', ['foreign policy', 200, { params: { policyNumber: '{foreign}' } }]),
    ...withoutToken({ params: { policyNumber: '{foreign}' } }),
  ],

  getSavedViews: plain('policies', { query: { list: view.list } }),
  saveView: [
    ...rows('policies', ['of no list', 400, { body: { ...view, query: 'viewAsAgentId=1' } }]),
    ...change('policies', { body: { ...view, query: '' } }),
  ],
  getViewCounts: plain('policies', { query: { list: view.list, viewIds: '999999' } }),
  setViewDigest: [
    ...rows('policies', ['missing view', 404, { body: { ...digest, frequency: 'Daily' } }]),
    ...withoutToken({ body: { ...digest, frequency: null } }),
  ],
  deleteView: [
    ...rows('policies', ['missing view', 200, { query: view }]),
    ...withoutToken({ query: view }),
  ],

  getClient: rows('policies', ['missing client', 404, client]),
  getHousehold: rows('policies', ['missing client', 404, client]),
  linkHousehold: [
    ...rows('policies', ['missing client', 404, linked, householdRefused]),
    ...change('policies', linked, householdRefused),
  ],
  unlinkHousehold: [
    ...rows('policies', ['missing client', 404, unlinked, householdRefused]),
    ...change('policies', unlinked, householdRefused),
  ],

  getClaims: [
    ...plain('claims', { query: { ClaimantLastName: 'o' } }),
    ...rows(
      'claims',
      ['for nothing', 400],
      ['on a foreign policy', 'empty', { query: { PolicyNumber: '{foreign}' } }],
    ),
  ],
  exportClaims: plain('claims', { query: { ClaimNumber: 'C' } }),
  getLatestClaims: plain('claims'),
  getClaim: rows(
    'claims',
    ['own claim', 200, { params: { claimNumber: '{ownClaim}' } }],
    ['foreign claim', 404, { params: { claimNumber: '{foreignClaim}' } }],
    ['missing claim', 404, { params: { claimNumber: 'C9' } }],
  ),

  getGroupSummary: plain('groupInventory'),
  exportGroupSummary: plain('groupInventory'),
  getGroupDetails: [
    ...ofGroup,
    ...rows('groupInventory', ['without a number', 400]),
    ...withForged('groupInventory', { query: { groupNumber: 'G001020' } }),
  ],
  exportGroupDetails: ofGroup,

  getHierarchyViewAs: plain('hierarchy'),
  getHasDownline: [...plain('hierarchy'), ...ofHierarchy()],
  getAgentInformation: [...plain('hierarchy'), ...ofHierarchy()],
  getActiveHierarchy: [...ofHierarchyList(), ...ofHierarchy('UnderAgentId')],
  getPendingHierarchy: ofHierarchyList(),
  getActiveAppointments: ofHierarchyList(),
  getEndings: ofHierarchyList(),
  exportHierarchy: ofHierarchyList(200),
  exportPendingHierarchy: ofHierarchyList(200),
  exportAppointments: ofHierarchyList(200),
  exportEndings: ofHierarchyList(200),

  getPolicyDeliveryOptions: [
    ...plain('delivery'),
    ...rows('delivery', [
      'of another agent',
      404,
      { query: { ViewAsAgentNumber: '{foreignAgent}' } },
      viewAsRefused,
    ]),
  ],
  updatePolicyDeliveryOptions: change(
    'delivery',
    { query: { OptOutForEDelivery: 'true', AgentLinkSelected: 'false', IncludeDownline: 'false' } },
    refusedAs('delivery options refused'),
  ),
} satisfies AccessRows;

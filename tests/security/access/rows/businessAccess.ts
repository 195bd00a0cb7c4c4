import {
  type AccessRows,
  type Asked,
  changeCases,
  filteredTo,
  forAgents,
  ofAgent,
  ofPolicy,
  allowed,
  refusedAs,
  casesOf,
  viewAsRefused,
  withForged,
  withoutToken,
} from '../accessCase.ts';

/** A list of policies: the caller's, and viewed as an agent outside the caller's book. */
const ofList = (params: Asked['params'] = {}, filters?: string) => [
  ...allowed('policies', { params }),
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
const ofGroup = casesOf(
  'groupInventory',
  ['foreign', 404, { query: { groupNumber: 'G001020' } }],
  ['missing', 404, { query: { groupNumber: 'X000000' } }],
);

const ofHierarchy = (param = 'ViewAsAgentId') =>
  forAgents('hierarchy', (agent) => ({ query: { [param]: agent } }));

/** A list of the hierarchy, also with another agent's number as its filter. */
const ofHierarchyList = (found: 'empty' | 200 = 'empty') => [
  ...ofAgent('hierarchy', 'ViewAsAgentId'),
  ...casesOf('hierarchy', [
    'of another agent',
    found,
    { query: { agentNumber: '{foreignAgent}' } },
  ]),
];

export const businessAccess = {
  getStatusCounts: allowed('policies'),
  getIssuedByMonth: allowed('policies'),
  getPendingPolicyRequirements: ofList(),
  exportPendingPolicyRequirements: ofList(),
  getPolicySummaries: [
    ...ofList({ status: 'Active' }, 'Filters'),
    ...ofList({ status: 'Terminated' }, 'Filters'),
  ],
  getFilterValues: [
    ...allowed('policies', { params: { list: 'Active' } }),
    ...allowed('policies', { params: pending, query: { field: 'policyNumber', text: 'nl' } }),
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
  downloadPolicyDocument: casesOf(
    'policies',
    ['missing document of an own policy', 404, { params: { id: '{own}', documentId: 'none' } }],
    ['document of a foreign policy', 404, { params: { id: '{foreign}', documentId: 'none' } }],
  ),
  // The matrix sends JSON, which is not read; uploads.test.ts sends forms.
  takeActionWithDocuments: [
    ...casesOf('policies', ['without a form', 415, action('{own}'), actionRefused]),
    ...withoutToken(action('{own}'), actionRefused),
  ],
  takeAction: [
    ...casesOf(
      'policies',
      ['without a note', 400, { body: { ...action('{own}').body, note: ' ' } }, actionRefused],
      ['foreign policy', 404, action('{foreign}'), actionRefused],
      ['missing policy', 404, action('{missing}'), actionRefused],
    ),
    ...changeCases('policies', action('{own}'), actionRefused),
  ],

  getSelection: [
    ...allowed('policies', { params: pending }),
    ...forAgents('policies', (agent) => ({ params: pending, query: filteredTo(agent) })),
    ...casesOf('policies', [
      'with a filter of another list',
      400,
      { params: pending, query: { filters: '{"pastDue":true}' } },
    ]),
  ],
  exportSelection: casesOf(
    'policies',
    ['own policy', 200, keysOf('{own}')],
    ['foreign policy', 200, keysOf('{foreign}')],
  ),
  getCallSheet: casesOf(
    'policies',
    ['own policy', 200, keysOf('{own}')],
    ['foreign policy', 'empty', keysOf('{foreign}')],
  ),
  requestContacts: [
    ...casesOf(
      'policies',
      ['foreign policy', 200, contactAbout('{foreign}'), contactRefused],
      ['missing policy', 200, contactAbout('{missing}'), contactRefused],
    ),
    ...changeCases('policies', contactAbout('{own}'), contactRefused),
  ],
  setFollowUps: [
    ...casesOf(
      'policies',
      ['foreign policy', 200, followUpOn('{foreign}'), followUpRefused],
      ['missing policy', 200, followUpOn('{missing}'), followUpRefused],
      ['for no one', 400, followUpOn('{own}', { personId: 999_999 }), followUpRefused],
    ),
    ...changeCases('policies', followUpOn('{own}'), followUpRefused),
  ],
  watchPolicies: [
    ...casesOf('policies', ['foreign policy', 200, { body: { policyNumbers: ['{foreign}'] } }]),
    ...changeCases('policies', { body: { policyNumbers: ['{own}'] } }),
  ],
  getWatches: allowed('policies'),
  watchPolicy: [
    ...casesOf(
      'policies',
      ['foreign policy', 404, { body: { policyNumber: '{foreign}' } }],
      ['missing policy', 404, { body: { policyNumber: '{missing}' } }],
    ),
    ...changeCases('policies', { body: { policyNumber: '{own}' } }),
  ],
  stopWatching: [
    ...casesOf('policies', ['foreign policy', 200, { params: { policyNumber: '{foreign}' } }]),
    ...withoutToken({ params: { policyNumber: '{foreign}' } }),
  ],

  getSavedViews: allowed('policies', { query: { list: view.list } }),
  saveView: [
    ...casesOf('policies', ['of no list', 400, { body: { ...view, query: 'viewAsAgentId=1' } }]),
    ...changeCases('policies', { body: { ...view, query: '' } }),
  ],
  getViewCounts: allowed('policies', { query: { list: view.list, viewIds: '999999' } }),
  setViewDigest: [
    ...casesOf('policies', ['missing view', 404, { body: { ...digest, frequency: 'Daily' } }]),
    ...withoutToken({ body: { ...digest, frequency: null } }),
  ],
  deleteView: [
    ...casesOf('policies', ['missing view', 200, { query: view }]),
    ...withoutToken({ query: view }),
  ],

  getClient: casesOf('policies', ['missing client', 404, client]),
  getHousehold: casesOf('policies', ['missing client', 404, client]),
  linkHousehold: [
    ...casesOf('policies', ['missing client', 404, linked, householdRefused]),
    ...changeCases('policies', linked, householdRefused),
  ],
  unlinkHousehold: [
    ...casesOf('policies', ['missing client', 404, unlinked, householdRefused]),
    ...changeCases('policies', unlinked, householdRefused),
  ],

  getClaims: [
    ...allowed('claims', { query: { ClaimantLastName: 'o' } }),
    ...casesOf(
      'claims',
      ['for nothing', 400],
      ['on a foreign policy', 'empty', { query: { PolicyNumber: '{foreign}' } }],
    ),
  ],
  exportClaims: allowed('claims', { query: { ClaimNumber: 'C' } }),
  getLatestClaims: allowed('claims'),
  getClaim: casesOf(
    'claims',
    ['own claim', 200, { params: { claimNumber: '{ownClaim}' } }],
    ['foreign claim', 404, { params: { claimNumber: '{foreignClaim}' } }],
    ['missing claim', 404, { params: { claimNumber: 'C9' } }],
  ),

  getGroupSummary: allowed('groupInventory'),
  exportGroupSummary: allowed('groupInventory'),
  getGroupDetails: [
    ...ofGroup,
    ...casesOf('groupInventory', ['without a number', 400]),
    ...withForged('groupInventory', { query: { groupNumber: 'G001020' } }),
  ],
  exportGroupDetails: ofGroup,

  getHierarchyViewAs: allowed('hierarchy'),
  getHasDownline: [...allowed('hierarchy'), ...ofHierarchy()],
  getAgentInformation: [...allowed('hierarchy'), ...ofHierarchy()],
  getActiveHierarchy: [...ofHierarchyList(), ...ofHierarchy('UnderAgentId')],
  getPendingHierarchy: ofHierarchyList(),
  getActiveAppointments: ofHierarchyList(),
  getEndings: ofHierarchyList(),
  exportHierarchy: ofHierarchyList(200),
  exportPendingHierarchy: ofHierarchyList(200),
  exportAppointments: ofHierarchyList(200),
  exportEndings: ofHierarchyList(200),

  getPolicyDeliveryOptions: [
    ...allowed('delivery'),
    ...casesOf('delivery', [
      'of another agent',
      404,
      { query: { ViewAsAgentNumber: '{foreignAgent}' } },
      viewAsRefused,
    ]),
  ],
  updatePolicyDeliveryOptions: changeCases(
    'delivery',
    { query: { OptOutForEDelivery: 'true', AgentLinkSelected: 'false', IncludeDownline: 'false' } },
    refusedAs('delivery options refused'),
  ),
} satisfies AccessRows;

import {
  type AccessRows,
  type Asked,
  change,
  forAgents,
  plain,
  refusedAs,
  rows,
  withoutToken,
} from '../accessCase.ts';

const sessionRefused = refusedAs('session end refused');
const missingSession = { params: { sessionId: '999999999' } };

const alertRefused = refusedAs('alert change refused');
const testOf = (emailId: string) => ({ body: { kind: 'test', emailIds: [emailId] } });

const passwordRefused = refusedAs('password change refused');
const secondStepRefused = refusedAs('second step change refused');
const password = { body: { password: 'not the right one' } };
/** A change that users make only in person: home office that acts for an agent is rejected. */
const inPerson = (asked: Asked) => change('inPerson', asked, secondStepRefused);

const subAccountRefused = refusedAs('sub-account change refused');
/** A change of a missing sub-account, and of an account that belongs to no agent of the callers. */
const ofSubAccount = (
  asked: Asked,
  who: 'keepsSubAccounts' | 'agentsInPerson' = 'keepsSubAccounts',
) => {
  const missing = { ...asked, params: { username: 'missing@northfield.example' } };
  const office = { ...asked, params: { username: 'office@northfield.example' } };
  return [
    ...rows(
      who,
      ['missing', 404, missing, subAccountRefused],
      ['no sub-account', 404, office, subAccountRefused],
    ),
    ...withoutToken(missing, subAccountRefused),
  ];
};
const invited = {
  firstName: 'Access',
  lastName: 'Matrix',
  emailAddress: 'access.matrix@example.com',
  roles: [],
  endsOn: null,
};

const impersonationRefused = refusedAs('impersonation refused');

const readKeys = { body: { keys: ['access matrix'] } };
const display = {
  body: {
    textSize: '100',
    density: 'comfortable',
    theme: 'system',
    contrast: 'system',
    motion: 'system',
    singleKeys: 'on',
  },
};

export const accountAccess = {
  // The session, its configuration, its content and its search.
  getUserInfo: plain('everybody'),
  refreshAuthToken: plain('signedIn'),
  getAgentAccess: plain('forAnAgent'),
  getApplicationConfig: plain('everybody'),
  getFeature: plain('everybody', { query: { feature: 'claims' } }),
  getFeatures: plain('everybody'),
  queryContent: [
    ...plain('everybody', { body: { query: '{ agent_center_footer { default } }' } }),
    {
      what: 'for drafts',
      who: 'homeOffice',
      answers: 200,
      visitor: 403,
      asked: { body: { query: '{ agent_center_nav(status: draft) { text } }' } },
    },
  ],
  search: rows('signedIn', ['foreign policy', 'empty', { query: { term: '{foreign}' } }]),
  getViewAsAgents: plain('withAnyRole'),

  // A sub-account sees only its own activity.
  getActivity: [
    ...plain('forAnAgent'),
    ...rows('forAnAgent', [
      'of a missing agent',
      200,
      { query: { filters: '{"who":["999999999"]}' } },
    ]),
  ],
  exportActivity: plain('forAnAgent'),
  getSessions: plain('forAnAgent'),
  endSession: [
    ...rows('endsSessions', ['a missing one', 404, missingSession, { 403: 'session end refused' }]),
    ...withoutToken(missingSession, sessionRefused),
  ],
  endOtherSessions: change('endsSessions', {}, sessionRefused),

  // Alerts and sub-accounts: for agents, and for home office that acts for one [S2, S6].
  getAlertPreferences: plain('keepsSubAccounts'),
  saveAlertPreferences: change(
    'keepsSubAccounts',
    {
      body: {
        preferences: [{ event: 'PolicyIssued', channels: ['Portal'], frequency: 'Daily' }],
        version: 0,
      },
    },
    alertRefused,
  ),
  deleteAlertPreferences: change('keepsSubAccounts', {}, alertRefused),
  getDistributionEmails: plain('keepsSubAccounts'),
  addDistributionEmail: change(
    'keepsSubAccounts',
    { query: { email: 'access.matrix@example.com' } },
    alertRefused,
  ),
  deleteDistributionEmail: [
    ...rows(
      'keepsSubAccounts',
      ['no number', 404, { query: { emailId: 'none' } }, alertRefused],
      ['missing address', 404, { query: { emailId: '999999999' } }, alertRefused],
    ),
    ...change('keepsSubAccounts', { query: { emailId: '1' } }, alertRefused),
  ],
  sendTestMessage: [
    ...rows('keepsSubAccounts', ['missing address', 404, testOf('999999999'), alertRefused]),
    ...change('keepsSubAccounts', testOf('1'), alertRefused),
  ],
  getSubAccounts: plain('keepsSubAccounts'),
  inviteSubAccount: change('keepsSubAccounts', { body: invited }, subAccountRefused),
  changeSubAccount: ofSubAccount({ body: { state: 'Suspended', version: 1 } }),
  inviteAgain: ofSubAccount({ body: { version: 1 } }),
  removeSubAccount: ofSubAccount({ query: { version: '1' } }),
  resetSecondStep: ofSubAccount({ body: { version: 1 } }, 'agentsInPerson'),

  // The user's own sign-in.
  getPassword: plain('signedIn'),
  changePassword: change(
    'inPerson',
    { body: { password: 'not the right one', newPassword: 'Access matrix' } },
    passwordRefused,
  ),
  getSecondStep: plain('signedIn'),
  startAuthenticator: inPerson(password),
  confirmAuthenticator: inPerson({ body: { code: '123456' } }),
  removeAuthenticator: inPerson(password),
  startPasskey: inPerson(password),
  addPasskey: inPerson({ body: { name: 'Access matrix', response: '{}' } }),
  removePasskey: inPerson({ params: { passkeyId: '999999999' }, ...password }),
  renewRecoveryCodes: inPerson(password),
  requireOfSubAccounts: change(
    'agentsInPerson',
    { body: { isRequired: false } },
    secondStepRefused,
  ),

  searchImpersonations: plain('homeOffice', { query: { term: 'whitfield' } }),
  getRecentImpersonations: plain('homeOffice'),
  impersonate: [
    ...rows('homeOffice', [
      'missing agent',
      404,
      { body: { agentId: '{missingAgent}' } },
      impersonationRefused,
    ]),
    ...change('homeOffice', { body: { agentId: '{foreignAgent}' } }, impersonationRefused),
  ],
  resumeHomeOffice: change('homeOffice'),

  getIllustrationProAccountId: plain('withAnyRole'),
  getLifePortraitsRedirectUrl: plain('withAnyRole'),
  getIPipelineResponse: forAgents('withAnyRole', (agentId) => ({ query: { agentId } }), {
    404: 'launch refused',
  }),

  getTemporaryMessages: plain('everybody'),
  getReadNotifications: plain('signedIn'),
  markNotificationsRead: [...plain('signedIn', readKeys), ...change('signedIn', readKeys)],
  getDisplay: plain('signedIn'),
  saveDisplay: [...plain('signedIn', display), ...change('signedIn', display)],

  getActiveContracts: plain('forAnAgent'),
  getRegionCodeInformation: rows(
    'forAnAgent',
    ['a region', 200, { params: { regionCode: 'N1' } }],
    ['a missing region', 404, { params: { regionCode: 'X9' } }],
  ),
  getVertaforeInformation: plain('forAnAgent'),
  getAdditionalAgentIds: plain('forAnAgent'),
} satisfies AccessRows;

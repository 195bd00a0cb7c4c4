import {
  type AccessRows,
  type Asked,
  changeCases,
  forAgents,
  allowed,
  refusedAs,
  casesOf,
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
const inPerson = (asked: Asked) => changeCases('inPerson', asked, secondStepRefused);

const subAccountRefused = refusedAs('sub-account change refused');
/** A change of a missing sub-account, and of an account that belongs to no agent of the callers. */
const ofSubAccount = (
  asked: Asked,
  who: 'keepsSubAccounts' | 'agentsInPerson' = 'keepsSubAccounts',
) => {
  const missing = { ...asked, params: { username: 'missing@northfield.example' } };
  const office = { ...asked, params: { username: 'office@northfield.example' } };
  return [
    ...casesOf(
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
  getUserInfo: allowed('everybody'),
  refreshAuthToken: allowed('signedIn'),
  getAgentAccess: allowed('forAnAgent'),
  getApplicationConfig: allowed('everybody'),
  getFeature: allowed('everybody', { query: { feature: 'claims' } }),
  getFeatures: allowed('everybody'),
  queryContent: [
    ...allowed('everybody', { body: { query: '{ agent_center_footer { default } }' } }),
    {
      what: 'for drafts',
      who: 'homeOffice',
      answers: 200,
      visitor: 403,
      asked: { body: { query: '{ agent_center_nav(status: draft) { text } }' } },
    },
  ],
  search: casesOf('signedIn', ['foreign policy', 'empty', { query: { term: '{foreign}' } }]),
  getViewAsAgents: allowed('withAnyRole'),

  // A sub-account sees only its own activity.
  getActivity: [
    ...allowed('forAnAgent'),
    ...casesOf('forAnAgent', [
      'of a missing agent',
      200,
      { query: { filters: '{"who":["999999999"]}' } },
    ]),
  ],
  exportActivity: allowed('forAnAgent'),
  getSessions: allowed('forAnAgent'),
  endSession: [
    ...casesOf('endsSessions', [
      'a missing one',
      404,
      missingSession,
      { 403: 'session end refused' },
    ]),
    ...withoutToken(missingSession, sessionRefused),
  ],
  endOtherSessions: changeCases('endsSessions', {}, sessionRefused),

  // Alerts and sub-accounts: for agents, and for home office that acts for one [S2, S6].
  getAlertPreferences: allowed('keepsSubAccounts'),
  saveAlertPreferences: changeCases(
    'keepsSubAccounts',
    {
      body: {
        preferences: [{ event: 'PolicyIssued', channels: ['Portal'], frequency: 'Daily' }],
        version: 0,
      },
    },
    alertRefused,
  ),
  deleteAlertPreferences: changeCases('keepsSubAccounts', {}, alertRefused),
  getDistributionEmails: allowed('keepsSubAccounts'),
  addDistributionEmail: changeCases(
    'keepsSubAccounts',
    { query: { email: 'access.matrix@example.com' } },
    alertRefused,
  ),
  deleteDistributionEmail: [
    ...casesOf(
      'keepsSubAccounts',
      ['no number', 404, { query: { emailId: 'none' } }, alertRefused],
      ['missing address', 404, { query: { emailId: '999999999' } }, alertRefused],
    ),
    ...changeCases('keepsSubAccounts', { query: { emailId: '1' } }, alertRefused),
  ],
  sendTestMessage: [
    ...casesOf('keepsSubAccounts', ['missing address', 404, testOf('999999999'), alertRefused]),
    ...changeCases('keepsSubAccounts', testOf('1'), alertRefused),
  ],
  getSubAccounts: allowed('keepsSubAccounts'),
  inviteSubAccount: changeCases('keepsSubAccounts', { body: invited }, subAccountRefused),
  changeSubAccount: ofSubAccount({ body: { state: 'Suspended', version: 1 } }),
  inviteAgain: ofSubAccount({ body: { version: 1 } }),
  removeSubAccount: ofSubAccount({ query: { version: '1' } }),
  resetSecondStep: ofSubAccount({ body: { version: 1 } }, 'agentsInPerson'),

  // The user's own sign-in.
  getPassword: allowed('signedIn'),
  changePassword: changeCases(
    'inPerson',
    { body: { password: 'not the right one', newPassword: 'Access matrix' } },
    passwordRefused,
  ),
  getSecondStep: allowed('signedIn'),
  startAuthenticator: inPerson(password),
  confirmAuthenticator: inPerson({ body: { code: '123456' } }),
  removeAuthenticator: inPerson(password),
  startPasskey: inPerson(password),
  addPasskey: inPerson({ body: { name: 'Access matrix', response: '{}' } }),
  removePasskey: inPerson({ params: { passkeyId: '999999999' }, ...password }),
  renewRecoveryCodes: inPerson(password),
  requireOfSubAccounts: changeCases(
    'agentsInPerson',
    { body: { isRequired: false } },
    secondStepRefused,
  ),

  searchImpersonations: allowed('homeOffice', { query: { term: 'whitfield' } }),
  getRecentImpersonations: allowed('homeOffice'),
  impersonate: [
    ...casesOf('homeOffice', [
      'missing agent',
      404,
      { body: { agentId: '{missingAgent}' } },
      impersonationRefused,
    ]),
    ...changeCases('homeOffice', { body: { agentId: '{foreignAgent}' } }, impersonationRefused),
  ],
  resumeHomeOffice: changeCases('homeOffice'),

  getIllustrationProAccountId: allowed('withAnyRole'),
  getLifePortraitsRedirectUrl: allowed('withAnyRole'),
  getIPipelineResponse: forAgents('withAnyRole', (agentId) => ({ query: { agentId } }), {
    404: 'launch refused',
  }),

  getTemporaryMessages: allowed('everybody'),
  getReadNotifications: allowed('signedIn'),
  markNotificationsRead: [...allowed('signedIn', readKeys), ...changeCases('signedIn', readKeys)],
  getDisplay: allowed('signedIn'),
  saveDisplay: [...allowed('signedIn', display), ...changeCases('signedIn', display)],

  getActiveContracts: allowed('forAnAgent'),
  getRegionCodeInformation: casesOf(
    'forAnAgent',
    ['a region', 200, { params: { regionCode: 'N1' } }],
    ['a missing region', 404, { params: { regionCode: 'X9' } }],
  ),
  getVertaforeInformation: allowed('forAnAgent'),
  getAdditionalAgentIds: allowed('forAnAgent'),
} satisfies AccessRows;

import { type AccessRows, plain } from '../accessCase.ts';

const drafts = '{ agent_center_nav(status: draft) { text } }';
const footers = '{ agent_center_footer { default } }';

/** The calls of the session, its configuration, its content and its search. */
export const sessionAccess = {
  getUserInfo: plain('everybody'),
  refreshAuthToken: plain('signedIn'),
  getAgentAccess: plain('forAnAgent'),
  getApplicationConfig: plain('everybody'),
  getFeature: plain('everybody', { query: { feature: 'claims' } }),
  getFeatures: plain('everybody'),
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
  search: [
    {
      what: 'foreign policy',
      who: 'signedIn',
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => ({ query: { term: foreign } }),
    },
  ],
  getViewAsAgents: plain('withAnyRole'),
} satisfies AccessRows;

import { type AccessRows, plain } from '../accessCase.ts';

export const launchersAccess = {
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
      what: 'as another agent',
      who: 'withAnyRole',
      answers: 404,
      ask: ({ foreignAgent }) => ({ query: { agentId: foreignAgent } }),
      audited: { 404: 'launch refused' },
    },
    {
      what: 'as a missing agent',
      who: 'withAnyRole',
      answers: 404,
      ask: ({ missingAgent }) => ({ query: { agentId: missingAgent } }),
      audited: { 404: 'launch refused' },
    },
  ],
} satisfies AccessRows;

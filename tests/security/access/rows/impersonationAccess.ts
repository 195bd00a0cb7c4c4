import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const impersonationRefused = { 403: 'impersonation refused', 404: 'impersonation refused' };

/** The calls of home office that acts for an agent. */
export const impersonationAccess = {
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
} satisfies AccessRows;

import { type AccessRows, type Case, ofPolicy, plain } from '../accessCase.ts';

const who = 'commissions';
const audited = { 404: 'view-as refused' };

/**
 * A list of what an agent was paid or owes: the caller's, and one of an agent outside the caller's
 * book.
 */
const ofAgent = (query: Readonly<Record<string, string>> = {}): readonly Case[] => {
  const of = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent'): Case['ask'] => {
    return (ids) => ({ query: { ...query, AgentId: ids[id] } });
  };
  return [
    { what: 'as it is', who, answers: 200, ask: () => ({ query }) },
    { what: 'of oneself', who, answers: 200, ask: of('ownAgent') },
    { what: 'of another agent', who, answers: 404, ask: of('foreignAgent'), audited },
    { what: 'of a missing agent', who, answers: 404, ask: of('missingAgent'), audited },
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ query: { viewAsAgentId: foreignAgent } }),
    },
  ];
};

/** A list that filters by policies. It contains no policies of other agents. */
const withPolicies = (): readonly Case[] => [
  ...ofAgent(),
  {
    what: 'of a foreign policy',
    who,
    answers: 200,
    findsNothing: true,
    ask: ({ foreign }) => ({ query: { policyNumbers: foreign } }),
  },
];

const statement = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent'): Case['ask'] => {
  const query = { cycleDate: '2026-11-15', agentStatementType: 'Commissions' };
  return (ids) => ({ query: { ...query, agentId: ids[id] } });
};

const statements = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent'): Case['ask'] => {
  const query = { cycleDates: '2026-11-15,2026-10-31', agentStatementType: 'Commissions' };
  return (ids) => ({
    query: { ...query, agentIds: [...new Set([ids.ownAgent, ids[id]])].join(',') },
  });
};

/** The calls of commissions and debt. */
export const commissionsAccess = {
  getCommissionDetails: withPolicies(),
  exportCommissionDetails: ofAgent(),
  exportCommissionCsv: ofAgent(),
  getWritingAgentDetails: ofAgent(),
  exportWritingAgentDetails: ofAgent(),
  getAgentStatementOptions: plain(who),
  getAgentStatement: [
    { what: 'of oneself', who, answers: 200, ask: statement('ownAgent') },
    { what: 'of another agent', who, answers: 404, ask: statement('foreignAgent'), audited },
    { what: 'of a missing agent', who, answers: 404, ask: statement('missingAgent'), audited },
  ],
  getAgentStatements: [
    { what: 'of oneself', who, answers: 200, ask: statements('ownAgent') },
    { what: 'of another agent', who, answers: 404, ask: statements('foreignAgent'), audited },
    { what: 'of a missing agent', who, answers: 404, ask: statements('missingAgent'), audited },
  ],
  getCommissionSummary: ofAgent(),
  getCommissionTrace: [
    {
      what: 'of a missing agent',
      who,
      answers: 404,
      ask: () => ({ params: { lineId: '999999999' } }),
    },
  ],
  getExpectedCommissions: ofAgent(),
  getPolicyCommissions: ofPolicy('policyNumber', who),
  getUnsecuredAdvances: withPolicies(),
  exportUnsecuredAdvances: ofAgent(),
  getSecuredAdvances: withPolicies(),
  exportSecuredAdvances: ofAgent(),
  getDebtAtRisk: ofAgent(),
} satisfies AccessRows;

import {
  type AccessRows,
  type Asked,
  filteredTo,
  forAgents,
  ofAgent,
  ofPolicy,
  allowed,
  casesOf,
  viewAsRefused,
  withForged,
} from '../accessCase.ts';

const ofPayments = () => ofAgent('commissions', 'AgentId');

/** A list that filters by policies. It contains no policies of other agents. */
const withPolicies = () => [
  ...ofPayments(),
  ...casesOf('commissions', [
    'of a foreign policy',
    'empty',
    { query: { policyNumbers: '{foreign}' } },
  ]),
];

const agentStatementType = 'Commissions';
const statement = { cycleDate: '2026-11-15', agentStatementType };
const statements = { cycleDates: '2026-11-15,2026-10-31', agentStatementType };

/** A group or a bill of an agent outside every caller's book, and of the account `agent`. */
const ofBills = (param: string, foreign: string, dana: string) => [
  ...ofBillFile(param, foreign),
  ...withForged('listBills', { params: { [param]: dana } }),
];
const ofBillFile = (param: string, foreign: string) =>
  casesOf(
    'listBills',
    ['foreign', 404, { params: { [param]: foreign } }],
    ['missing', 404, { params: { [param]: 'X000000' } }],
  );

/** Production credit: the caller's, another agent's, and by writing agents outside the book. */
const ofProduction = (
  who: 'individual' | 'worksite',
  found: 'empty' | 200 = 'empty',
  query: Asked['query'] = {},
) => [
  ...allowed(who, { query }),
  ...forAgents(who, (agent) => ({ query: { ...query, viewAsAgentValues: agent } })),
  ...casesOf(
    who,
    ['written by another agent', found, { query: { ...query, agentValues: '{foreignAgent}' } }],
    ['on no day of the calendar', 400, { query: { ...query, fromDate: '02/30/2026' } }],
  ),
];

export const moneyAccess = {
  getCommissionDetails: withPolicies(),
  exportCommissionDetails: ofPayments(),
  exportCommissionCsv: ofPayments(),
  getWritingAgentDetails: ofPayments(),
  exportWritingAgentDetails: ofPayments(),
  getAgentStatementOptions: allowed('commissions'),
  getAgentStatement: forAgents('commissions', (agentId) => ({ query: { ...statement, agentId } })),
  getAgentStatements: [
    ...allowed('commissions', { query: { ...statements, agentIds: '{ownAgent}' } }),
    ...casesOf(
      'commissions',
      ...(['foreignAgent', 'missingAgent'] as const).map(
        (id) =>
          [
            `with ${id}`,
            404,
            { query: { ...statements, agentIds: `{ownAgent},{${id}}` } },
            viewAsRefused,
          ] as const,
      ),
    ),
  ],
  getCommissionSummary: ofPayments(),
  getCommissionTrace: casesOf('commissions', [
    'missing line',
    404,
    { params: { lineId: '999999999' } },
  ]),
  getExpectedCommissions: ofPayments(),
  getPolicyCommissions: ofPolicy('policyNumber', 'commissions'),
  getUnsecuredAdvances: withPolicies(),
  exportUnsecuredAdvances: ofPayments(),
  getSecuredAdvances: withPolicies(),
  exportSecuredAdvances: ofPayments(),
  getDebtAtRisk: ofPayments(),

  getBillGroups: allowed('listBills'),
  getGroupListBills: ofBills('groupId', 'G001020', 'G001000'),
  getListBill: ofBills('listBillId', 'B100290', 'B100001'),
  exportListBill: ofBillFile('listBillId', 'B100290'),
  getPastDueGroups: allowed('listBills'),

  getTaxForms: [
    ...allowed('taxForms'),
    ...casesOf(
      'taxForms',
      ['with a forged parameter', 400, { query: { AgentId: '{foreignAgent}' } }],
      ['viewed as another agent', 400, { query: filteredTo('{foreignAgent}') }],
    ),
  ],
  getTaxForm: casesOf(
    'taxForms',
    ['of another agent', 404, { params: { formId: '{foreignAgent}-2025-NEC' } }],
    ['of a missing agent', 404, { params: { formId: '{missingAgent}-2025-NEC' } }],
  ),

  getIndividualSummary: ofProduction('individual'),
  exportIndividualSummary: ofProduction('individual', 200),
  getIndividualDetails: ofProduction('individual'),
  exportIndividualDetails: ofProduction('individual', 200),
  exportIndividualByGrouping: ofProduction('individual', 200, { groupingType: 'Agent' }),
  getWorksiteSummary: ofProduction('worksite'),
  exportWorksiteSummary: ofProduction('worksite', 200),
  getWorksiteTable: ofProduction('worksite', 'empty', { tab: 'agent' }),
  getWorksiteDetails: ofProduction('worksite'),
  exportWorksiteDetails: ofProduction('worksite', 200),
  getBusinessTypes: [
    ...allowed('production'),
    ...casesOf(
      'production',
      ['of another agent', 404, { query: { ViewAsAgentId: '{foreignAgent}' } }, viewAsRefused],
      ['of a missing agent', 404, { query: { ViewAsAgentId: '{missingAgent}' } }, viewAsRefused],
    ),
  ],
} satisfies AccessRows;

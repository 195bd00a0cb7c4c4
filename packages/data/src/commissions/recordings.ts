import type { Recording } from '../mocks/Recording.ts';

const byAgent = { account: 'agent' } as const;
const closed = { CycleBeginDate: '2026-11-01', CycleEndDate: '2026-11-15' } as const;

/** The last closed cycle of an agent, the open one, and their explanations. */
export const commissionsRecordings: readonly Recording[] = [
  {
    ...byAgent,
    endpoint: 'getCommissionDetails',
    file: 'commissions/fixtures/getCommissionDetails',
    input: { query: { ...closed, includeFilters: true } },
  },
  {
    ...byAgent,
    endpoint: 'getCommissionDetails',
    file: 'commissions/fixtures/getCommissionDetails.empty',
    input: { query: { policyNumbers: ['None'] } },
  },
  {
    ...byAgent,
    endpoint: 'getWritingAgentDetails',
    file: 'commissions/fixtures/getWritingAgentDetails',
    input: { query: { ...closed, includeFilters: true } },
  },
  {
    ...byAgent,
    endpoint: 'getWritingAgentDetails',
    file: 'commissions/fixtures/getWritingAgentDetails.empty',
    input: { query: { WritingAgentIds: ['0'] } },
  },
  {
    ...byAgent,
    endpoint: 'getAgentStatementOptions',
    file: 'commissions/fixtures/getAgentStatementOptions',
  },
  {
    ...byAgent,
    endpoint: 'getCommissionSummary',
    file: 'commissions/fixtures/getCommissionSummary',
    rows: 12,
    input: { query: {} },
  },
  {
    ...byAgent,
    endpoint: 'getCommissionTrace',
    file: 'commissions/fixtures/getCommissionTrace',
    input: { params: { lineId: 1_379 } },
  },
  {
    ...byAgent,
    endpoint: 'getCommissionTrace',
    file: 'commissions/fixtures/getCommissionTrace.chargeback',
    input: { params: { lineId: 594 } },
  },
  {
    ...byAgent,
    endpoint: 'getExpectedCommissions',
    file: 'commissions/fixtures/getExpectedCommissions',
    input: { query: {} },
  },
  {
    ...byAgent,
    endpoint: 'getPolicyCommissions',
    file: 'commissions/fixtures/getPolicyCommissions',
    input: { params: { policyNumber: 'NL0020Q1852' } },
  },
];

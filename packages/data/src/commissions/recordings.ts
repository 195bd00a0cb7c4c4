import type { Recording } from '../mocks/Recording.ts';

const asked = { account: 'agent' } as const;
const closed = { CycleBeginDate: '2026-11-01', CycleEndDate: '2026-11-15' } as const;

/** The last closed cycle of an agent, the open one, and what explains them. */
export const commissionsRecordings: readonly Recording[] = [
  {
    ...asked,
    endpoint: 'getCommissionDetails',
    file: 'commissions/fixtures/getCommissionDetails',
    input: { query: { ...closed, includeFilters: true } },
  },
  {
    ...asked,
    endpoint: 'getCommissionDetails',
    file: 'commissions/fixtures/getCommissionDetails.empty',
    input: { query: { policyNumbers: ['None'] } },
  },
  {
    ...asked,
    endpoint: 'getWritingAgentDetails',
    file: 'commissions/fixtures/getWritingAgentDetails',
    input: { query: { ...closed, includeFilters: true } },
  },
  {
    ...asked,
    endpoint: 'getWritingAgentDetails',
    file: 'commissions/fixtures/getWritingAgentDetails.empty',
    input: { query: { WritingAgentIds: ['0'] } },
  },
  {
    ...asked,
    endpoint: 'getAgentStatementOptions',
    file: 'commissions/fixtures/getAgentStatementOptions',
  },
  {
    ...asked,
    endpoint: 'getCommissionSummary',
    file: 'commissions/fixtures/getCommissionSummary',
    input: { query: {} },
  },
  {
    ...asked,
    endpoint: 'getCommissionTrace',
    file: 'commissions/fixtures/getCommissionTrace',
    input: { params: { lineId: 1_379 } },
  },
  {
    ...asked,
    endpoint: 'getCommissionTrace',
    file: 'commissions/fixtures/getCommissionTrace.chargeback',
    input: { params: { lineId: 594 } },
  },
  {
    ...asked,
    endpoint: 'getExpectedCommissions',
    file: 'commissions/fixtures/getExpectedCommissions',
    input: { query: {} },
  },
  {
    ...asked,
    endpoint: 'getPolicyCommissions',
    file: 'commissions/fixtures/getPolicyCommissions',
    input: { params: { policyNumber: 'NL0020Q1852' } },
  },
];

import type { Recording } from '../mocks/Recording.ts';

const byAgent = { account: 'agent' } as const;

/** The debt on a book, lists of none, and what is at risk. */
export const debtRecordings: readonly Recording[] = [
  {
    ...byAgent,
    endpoint: 'getUnsecuredAdvances',
    file: 'debt/fixtures/getUnsecuredAdvances',
    input: { query: { includeFilters: true } },
  },
  {
    ...byAgent,
    endpoint: 'getUnsecuredAdvances',
    file: 'debt/fixtures/getUnsecuredAdvances.empty',
    input: { query: { agentIds: ['0'] } },
  },
  {
    ...byAgent,
    endpoint: 'getSecuredAdvances',
    file: 'debt/fixtures/getSecuredAdvances',
    input: { query: { includeFilters: true } },
  },
  {
    ...byAgent,
    endpoint: 'getSecuredAdvances',
    file: 'debt/fixtures/getSecuredAdvances.empty',
    input: { query: { agentIds: ['0'] } },
  },
  {
    ...byAgent,
    endpoint: 'getDebtAtRisk',
    file: 'debt/fixtures/getDebtAtRisk',
    input: { query: {} },
  },
];

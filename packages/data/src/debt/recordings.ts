import type { Recording } from '../mocks/Recording.ts';

const asked = { account: 'agent' } as const;

/** The debt on a book, lists of none, and what is at risk. */
export const debtRecordings: readonly Recording[] = [
  {
    ...asked,
    endpoint: 'getUnsecuredAdvances',
    file: 'debt/fixtures/getUnsecuredAdvances',
    input: { query: { includeFilters: true } },
  },
  {
    ...asked,
    endpoint: 'getUnsecuredAdvances',
    file: 'debt/fixtures/getUnsecuredAdvances.empty',
    input: { query: { agentIds: ['0'] } },
  },
  {
    ...asked,
    endpoint: 'getSecuredAdvances',
    file: 'debt/fixtures/getSecuredAdvances',
    input: { query: { includeFilters: true } },
  },
  {
    ...asked,
    endpoint: 'getSecuredAdvances',
    file: 'debt/fixtures/getSecuredAdvances.empty',
    input: { query: { agentIds: ['0'] } },
  },
  {
    ...asked,
    endpoint: 'getDebtAtRisk',
    file: 'debt/fixtures/getDebtAtRisk',
    input: { query: {} },
  },
];

import type { Recording } from '../mocks/Recording.ts';

const account = 'agent';
const offered = { query: { IncludeFilters: true } } as const;

/** The hierarchy of an agent with a downline and of one without, a branch of it, and its lists. */
export const hierarchyRecordings: readonly Recording[] = [
  { account, endpoint: 'getHierarchyViewAs', file: 'hierarchy/fixtures/getHierarchyViewAs' },
  {
    account,
    endpoint: 'getHasDownline',
    file: 'hierarchy/fixtures/getHasDownline',
    input: { query: {} },
  },
  {
    account,
    endpoint: 'getAgentInformation',
    file: 'hierarchy/fixtures/getAgentInformation',
    input: { query: {} },
  },
  {
    account,
    endpoint: 'getAgentInformation',
    file: 'hierarchy/fixtures/getAgentInformation.below',
    input: { query: { ViewAsAgentId: '4473322' } },
  },
  {
    account,
    endpoint: 'getActiveHierarchy',
    file: 'hierarchy/fixtures/getActiveHierarchy',
    input: offered,
  },
  {
    account,
    endpoint: 'getActiveHierarchy',
    file: 'hierarchy/fixtures/getActiveHierarchy.branch',
    input: { query: { UnderAgentId: '4471902' } },
  },
  {
    account,
    endpoint: 'getActiveHierarchy',
    file: 'hierarchy/fixtures/getActiveHierarchy.below',
    input: { query: { UnderAgentId: '4473310' } },
  },
  {
    account: 'solo',
    endpoint: 'getActiveHierarchy',
    file: 'hierarchy/fixtures/getActiveHierarchy.solo',
    input: offered,
  },
  {
    account,
    endpoint: 'getPendingHierarchy',
    file: 'hierarchy/fixtures/getPendingHierarchy',
    input: offered,
  },
  {
    account,
    endpoint: 'getActiveAppointments',
    file: 'hierarchy/fixtures/getActiveAppointments',
    input: offered,
  },
  { account, endpoint: 'getEndings', file: 'hierarchy/fixtures/getEndings', input: offered },
];

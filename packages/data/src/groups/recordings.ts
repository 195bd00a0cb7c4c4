import type { Recording } from '../mocks/Recording.ts';

/** The groups of a hierarchy, an agent without any, and one group. */
export const groupsRecordings: readonly Recording[] = [
  {
    endpoint: 'getGroupSummary',
    account: 'agent',
    file: 'groups/fixtures/getGroupSummary',
    input: { query: {} },
  },
  {
    endpoint: 'getGroupSummary',
    account: 'individual',
    file: 'groups/fixtures/getGroupSummary.empty',
    input: { query: {} },
  },
  {
    endpoint: 'getGroupDetails',
    account: 'agent',
    file: 'groups/fixtures/getGroupDetails',
    input: { query: { groupNumber: 'G001001' } },
  },
];

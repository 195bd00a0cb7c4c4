import type { Recording } from '../mocks/Recording.ts';

/** What a search finds, for an agent and for home office. */
export const searchRecordings: readonly Recording[] = [
  {
    file: 'search/fixtures/search',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: 'okafor' } },
  },
  {
    file: 'search/fixtures/search.office',
    endpoint: 'search',
    account: 'office',
    input: { query: { term: 'whitfield' } },
  },
];

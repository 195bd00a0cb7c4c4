import type { Recording } from '../mocks/Recording.ts';

/** Search results for an agent, for a number, and for home office. */
export const searchRecordings: readonly Recording[] = [
  {
    file: 'search/fixtures/search',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: 'okafor' } },
  },
  {
    file: 'search/fixtures/search.claim',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: 'C1000' } },
  },
  {
    file: 'search/fixtures/search.case',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: 'e-nl0018' } },
  },
  {
    file: 'search/fixtures/search.phone',
    endpoint: 'search',
    account: 'agent',
    input: { query: { term: '608-555-0176' } },
  },
  {
    file: 'search/fixtures/search.office',
    endpoint: 'search',
    account: 'office',
    input: { query: { term: 'whitfield' } },
  },
];

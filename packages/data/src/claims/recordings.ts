import type { Recording } from '../mocks/Recording.ts';

const search = { endpoint: 'getClaims', account: 'agent' } as const;

/** All claims on a book, and a search that finds none. */
export const claimsRecordings: readonly Recording[] = [
  { ...search, file: 'claims/fixtures/getClaims', input: { query: { ClaimNumber: 'C' } } },
  {
    ...search,
    file: 'claims/fixtures/getClaims.empty',
    input: { query: { ClaimantLastName: 'Nobody' } },
  },
];

import type { Recording } from '../mocks/Recording.ts';

const search = { endpoint: 'getClaims', account: 'agent' } as const;

const claim = (file: string, claimNumber: string): Recording => ({
  file: `claims/fixtures/${file}`,
  endpoint: 'getClaim',
  account: 'agent',
  input: { params: { claimNumber } },
});

/** All claims on a book, a search that finds none, the latest ones, a claim that waits for items, and a paid one. */
export const claimsRecordings: readonly Recording[] = [
  { ...search, file: 'claims/fixtures/getClaims', input: { query: { ClaimNumber: 'C' } } },
  {
    ...search,
    file: 'claims/fixtures/getClaims.empty',
    input: { query: { ClaimantLastName: 'Nobody' } },
  },
  {
    endpoint: 'getLatestClaims',
    account: 'agent',
    file: 'claims/fixtures/getLatestClaims',
    rows: 5,
  },
  claim('getClaim', 'C100011'),
  claim('getClaim.paid', 'C100020'),
];

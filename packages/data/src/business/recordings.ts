import type { Recording } from '../mocks/Recording.ts';

/** The chart of /my-business. */
export const businessRecordings: readonly Recording[] = [
  {
    file: 'business/fixtures/getIssuedByMonth',
    endpoint: 'getIssuedByMonth',
    account: 'agent',
    rows: 12,
  },
];

import type { Recording } from '../mocks/Recording.ts';

/** The chart of My Business. */
export const businessRecordings: readonly Recording[] = [
  { file: 'business/fixtures/getIssuedByMonth', endpoint: 'getIssuedByMonth', account: 'agent' },
];

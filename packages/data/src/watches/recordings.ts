import type { Recording } from '../mocks/Recording.ts';

/** Who watches a policy for the fixtures, and leaves nothing behind. */
const owner = 'sub.pendingactiveterminated';

const watchedPolicy = { policyNumber: 'NL0018O0142' };

/** The watched policies, as one is watched and left. */
export const watchesRecordings: readonly Recording[] = [
  {
    file: 'watches/fixtures/watchPolicy',
    endpoint: 'watchPolicy',
    account: owner,
    input: { body: watchedPolicy },
  },
  {
    file: 'watches/fixtures/stopWatching',
    endpoint: 'stopWatching',
    account: owner,
    input: { params: watchedPolicy },
  },
  { file: 'watches/fixtures/getWatches', endpoint: 'getWatches', account: 'agent' },
];

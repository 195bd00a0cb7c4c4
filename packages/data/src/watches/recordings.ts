import type { Recording } from '../mocks/Recording.ts';

/** Who watches a policy for the fixtures, and leaves nothing behind. */
const keeper = 'sub.pendingactiveterminated';

const watchedPolicy = { policyNumber: 'NL0018O0142' };

/** The watched policies, as one is watched and left. */
export const watchesRecordings: readonly Recording[] = [
  {
    file: 'watches/fixtures/watchPolicy',
    endpoint: 'watchPolicy',
    account: keeper,
    input: { body: watchedPolicy },
  },
  {
    file: 'watches/fixtures/stopWatching',
    endpoint: 'stopWatching',
    account: keeper,
    input: { params: watchedPolicy },
  },
  { file: 'watches/fixtures/getWatches', endpoint: 'getWatches', account: 'agent' },
];

import type { Recording } from '../mocks/Recording.ts';

const list = { endpoint: 'getDeadlines', account: 'agent' } as const;

/** The deadlines of an agent's book, and those of the next week. */
export const deadlinesRecordings: readonly Recording[] = [
  { ...list, file: 'deadlines/fixtures/getDeadlines' },
  {
    ...list,
    file: 'deadlines/fixtures/getDeadlines.week',
    input: { query: { filters: { days: '7' } } },
  },
];

import type { Recording } from '../mocks/Recording.ts';

/** The agents to view as, and the kinds of business of one. */
export const userDataRecordings: readonly Recording[] = [
  { file: 'user-data/fixtures/getViewAsAgents', endpoint: 'getViewAsAgents', account: 'agent' },
  { file: 'user-data/fixtures/getBusinessTypes', endpoint: 'getBusinessTypes', account: 'agent' },
];

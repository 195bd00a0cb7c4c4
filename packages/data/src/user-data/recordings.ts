import type { Recording } from '../mocks/Recording.ts';

/** The agents to view as. */
export const userDataRecordings: readonly Recording[] = [
  { file: 'user-data/fixtures/getViewAsAgents', endpoint: 'getViewAsAgents', account: 'agent' },
];

import type { Recording } from '../mocks/Recording.ts';

/** The user record of each kind of user. */
export const sessionRecordings: readonly Recording[] = [
  { file: 'session/fixtures/getUserInfo', endpoint: 'getUserInfo', account: 'agent' },
  { file: 'session/fixtures/getUserInfo.visitor', endpoint: 'getUserInfo' },
  {
    file: 'session/fixtures/getUserInfo.historical',
    endpoint: 'getUserInfo',
    account: 'historical',
  },
  { file: 'session/fixtures/getUserInfo.office', endpoint: 'getUserInfo', account: 'office' },
  {
    file: 'session/fixtures/getUserInfo.sub-claims',
    endpoint: 'getUserInfo',
    account: 'sub.claims',
  },
  { file: 'session/fixtures/refreshAuthToken', endpoint: 'refreshAuthToken', account: 'agent' },
  { file: 'session/fixtures/getAgentAccess', endpoint: 'getAgentAccess', account: 'agent' },
];

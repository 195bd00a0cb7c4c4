import type { Recording } from '../mocks/Recording.ts';

/** The account whose impersonations are recorded, in this order; no other recording uses it. */
const homeOffice = 'office.unlinked';

/** Whom home office finds, and acts for. */
export const impersonationRecordings: readonly Recording[] = [
  {
    file: 'impersonation/fixtures/searchImpersonations',
    endpoint: 'searchImpersonations',
    account: homeOffice,
    input: { query: { term: 'whit' } },
  },
  {
    file: 'impersonation/fixtures/searchImpersonations.empty',
    endpoint: 'searchImpersonations',
    account: homeOffice,
    input: { query: { term: 'nobody' } },
  },
  {
    file: 'impersonation/fixtures/impersonate.june',
    endpoint: 'impersonate',
    account: homeOffice,
    input: { body: { agentId: '4480055' } },
  },
  {
    file: 'impersonation/fixtures/impersonate',
    endpoint: 'impersonate',
    account: homeOffice,
    input: { body: { agentId: '4471902' } },
  },
  {
    file: 'impersonation/fixtures/getRecentImpersonations',
    endpoint: 'getRecentImpersonations',
    account: homeOffice,
  },
  {
    file: 'impersonation/fixtures/resumeHomeOffice',
    endpoint: 'resumeHomeOffice',
    account: homeOffice,
  },
];

import type { Recording } from '../../mocks/Recording.ts';

/** The account that sets a follow-up for the fixtures, and gives it away at the end. */
const owner = 'sub.all';

const policyNumber = 'NL0018O0142';
const about = { subject: 'requirement', key: `${policyNumber}-1` } as const;

/** The follow-ups of a user who has some, and those of a policy as one is set, assigned and deleted. */
export const followUpsRecordings: readonly Recording[] = [
  { file: 'work/follow-ups/fixtures/getFollowUps', endpoint: 'getFollowUps', account: 'agent' },
  {
    file: 'work/follow-ups/fixtures/getFollowUps.due',
    endpoint: 'getFollowUps',
    account: 'agent',
    input: { query: { page: 1, pageSize: 10, filters: { state: 'due' } } },
  },
  {
    file: 'work/follow-ups/fixtures/getPolicyFollowUps',
    endpoint: 'getPolicyFollowUps',
    account: owner,
    input: { params: { policyNumber } },
  },
  {
    file: 'work/follow-ups/fixtures/saveFollowUp',
    endpoint: 'saveFollowUp',
    account: owner,
    input: {
      body: {
        ...about,
        followUpDate: '2026-11-20',
        note: 'Dr. Ahn’s office sends it by Friday. Call them, not the client.',
        version: null,
      },
    },
  },
  {
    file: 'work/follow-ups/fixtures/saveFollowUp.given',
    endpoint: 'saveFollowUp',
    account: owner,
    input: {
      body: {
        ...about,
        followUpDate: '2026-11-20',
        note: 'Call Dr. Ahn’s office.',
        personId: 12,
        version: 1,
      },
    },
  },
  {
    file: 'work/follow-ups/fixtures/deleteFollowUp',
    endpoint: 'deleteFollowUp',
    account: owner,
    input: { params: about, query: { version: 1, ownerId: 12 } },
  },
];

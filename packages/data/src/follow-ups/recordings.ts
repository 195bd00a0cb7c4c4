import type { Recording } from '../mocks/Recording.ts';

/** The account that sets a follow-up for the fixtures, and gives it away at the end. */
const keeper = 'sub.all';

const requirement = { policyNumber: 'NL0018O0142', requirementId: 'NL0018O0142-1' };

/** The follow-ups of a user who has some, and those of a policy as one is set, assigned and deleted. */
export const followUpsRecordings: readonly Recording[] = [
  { file: 'follow-ups/fixtures/getFollowUps', endpoint: 'getFollowUps', account: 'agent' },
  {
    file: 'follow-ups/fixtures/getFollowUps.due',
    endpoint: 'getFollowUps',
    account: 'agent',
    input: { query: { page: 1, pageSize: 10, filters: { state: 'due' } } },
  },
  {
    file: 'follow-ups/fixtures/getPolicyFollowUps',
    endpoint: 'getPolicyFollowUps',
    account: keeper,
    input: { params: { policyNumber: requirement.policyNumber } },
  },
  {
    file: 'follow-ups/fixtures/saveFollowUp',
    endpoint: 'saveFollowUp',
    account: keeper,
    input: {
      body: {
        ...requirement,
        followUpDate: '2026-11-20',
        note: 'Dr. Ahn’s office sends it by Friday. Call them, not the client.',
        version: null,
      },
    },
  },
  {
    file: 'follow-ups/fixtures/assignFollowUp',
    endpoint: 'assignFollowUp',
    account: keeper,
    input: {
      params: requirement,
      body: { ownerId: null, personId: 12, note: 'Call Dr. Ahn’s office.', version: 1 },
    },
  },
  {
    file: 'follow-ups/fixtures/deleteFollowUp',
    endpoint: 'deleteFollowUp',
    account: keeper,
    input: { params: requirement, query: { version: 1 } },
  },
];

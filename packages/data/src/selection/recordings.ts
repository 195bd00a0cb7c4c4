import type { Recording } from '../mocks/Recording.ts';

/** The account that changes policies for the fixtures. No other fixture has its changes. */
const account = 'sub.all';

/** Pending policies with open requirements, and a policy of another book. */
const own = ['NL0018O0142', 'NL0016A2206'];
const foreign = 'NL0000000';

/** The rows of two lists, a call sheet, and what became of some policies. */
export const selectionRecordings: readonly Recording[] = [
  {
    file: 'selection/fixtures/getSelection',
    rows: 65,
    endpoint: 'getSelection',
    account: 'agent',
    input: { params: { list: 'Pending' }, query: {} },
  },
  {
    file: 'selection/fixtures/getCallSheet',
    endpoint: 'getCallSheet',
    account: 'agent',
    input: { params: { list: 'Pending' }, body: { keys: own } },
  },
  {
    file: 'selection/fixtures/requestContacts',
    endpoint: 'requestContacts',
    account,
    input: {
      body: {
        policyNumbers: [...own, foreign],
        note: 'Please call about the open requirements.',
        idempotencyKey: '5d4b1f4e-4d5f-4a37-8f0c-6f8d3f1b2a90',
      },
    },
  },
  {
    file: 'selection/fixtures/setFollowUps',
    endpoint: 'setFollowUps',
    account: 'agent',
    // It changes nothing: the first has this follow-up, the others cannot have it.
    input: {
      body: {
        rows: ['NL0018O0142', 'NL0016B8835', 'NL0017I1l90'].map((policyNumber) => ({
          policyNumber,
          requirementId: null,
        })),
        followUpDate: '2026-11-18',
        note: '',
      },
    },
  },
  {
    file: 'selection/fixtures/watchPolicies',
    endpoint: 'watchPolicies',
    account,
    input: { body: { policyNumbers: own } },
  },
];

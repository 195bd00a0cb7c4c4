import { followUpSortFields } from '@agent-portal/data/work/follow-ups/contract';
import type { Expectations } from '../../testing/Expectations.ts';

export const expectations: Expectations = {
  sorts: [
    // Closed follow-ups come last, so the first page has the open ones.
    {
      path: '/API/UserData/FollowUps?filters=%7B%22state%22:%22due%22%7D&',
      rows: 'followUps',
      fields: followUpSortFields,
    },
  ],
  numbered: {
    '/API/UserData/FollowUps/{policyNumber}': 'policyNumber',
  },
};

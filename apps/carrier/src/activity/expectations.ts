import { activitySortFields } from '@agent-portal/data/activity/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/UserData\/(Activity|Sessions)/, 'left_nav']],
  sorts: [{ path: '/API/UserData/Activity?', rows: 'entries', fields: activitySortFields }],
};

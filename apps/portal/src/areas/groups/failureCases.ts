import { exported, type FailureCase, file, page } from '../../testing/FailureCase.ts';

const group = '/group-inventory/G001001';

/** The calls of the screens of group inventory, and what their failures come to. */
export const failureCases: readonly FailureCase[] = [
  { address: '/group-inventory', call: 'getGroupSummary', outcomes: page },
  { address: '/group-inventory', call: 'exportGroupSummary', outcomes: file, steps: exported },
  // A group that is not there has a page of its own, which says so.
  { address: group, call: 'getGroupDetails', outcomes: { ...page, '404': 'group not found' } },
  { address: group, call: 'exportGroupDetails', outcomes: file, steps: exported },
];

import { exported, type FailureCase, file, page } from '../../testing/FailureCase.ts';

const group = '/group-inventory/G001001';

/** The calls of group inventory, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: '/group-inventory', call: 'getGroupSummary', outcomes: page },
  { address: '/group-inventory', call: 'exportGroupSummary', outcomes: file, steps: exported },
  // An unknown group has a separate 'not found' page.
  { address: group, call: 'getGroupDetails', outcomes: { ...page, '404': 'group not found' } },
  { address: group, call: 'exportGroupDetails', outcomes: file, steps: exported },
];

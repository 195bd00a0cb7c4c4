import { groupSortFields } from '@agent-portal/data/groups/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  sorts: [{ path: '/API/GroupInventory/GroupSummary?', rows: 'groups', fields: groupSortFields }],
  numbered: {
    '/API/GroupInventory/GroupDetails?groupNumber={}': 'groupNumber',
    '/API/GroupInventory/GroupDetails/Export?groupNumber={}': 'groupNumber',
  },
};

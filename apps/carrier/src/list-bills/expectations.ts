import { billGroupSortFields } from '@agent-portal/data/list-bills/contract';
import { listBillSortFields } from '@agent-portal/data/list-bills/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  gates: [[/^\/API\/ListBills\//, 'listbill']],
  sorts: [
    { path: '/API/ListBills/groups?', rows: 'groups', fields: billGroupSortFields },
    {
      path: '/API/ListBills/groups/G001001/listBills?',
      rows: 'listBills',
      fields: listBillSortFields,
    },
  ],
  numbered: {
    '/API/ListBills/groups/{groupId}/listBills': 'groupNumber',
    '/API/ListBills/listBills/{listBillId}': 'billNumber',
    '/API/ListBills/listBills/{listBillId}/Export': 'billNumber',
  },
};

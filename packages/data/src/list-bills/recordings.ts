import type { Recording } from '../mocks/Recording.ts';

const asked = { account: 'agent' } as const;

/** Groups, the bills of one, one of them, and what is past due. */
export const listBillsRecordings: readonly Recording[] = [
  {
    ...asked,
    endpoint: 'getBillGroups',
    file: 'list-bills/fixtures/getBillGroups',
    input: { query: {} },
  },
  {
    endpoint: 'getBillGroups',
    account: 'individual',
    file: 'list-bills/fixtures/getBillGroups.empty',
    input: { query: {} },
  },
  {
    ...asked,
    endpoint: 'getGroupListBills',
    file: 'list-bills/fixtures/getGroupListBills',
    input: { params: { groupId: 'G001001' }, query: {} },
  },
  {
    ...asked,
    endpoint: 'getListBill',
    file: 'list-bills/fixtures/getListBill',
    input: { params: { listBillId: 'B100028' }, query: {} },
  },
  { ...asked, endpoint: 'getPastDueGroups', file: 'list-bills/fixtures/getPastDueGroups' },
];

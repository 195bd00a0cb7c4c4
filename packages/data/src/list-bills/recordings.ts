import type { Recording } from '../mocks/Recording.ts';

const byAgent = { account: 'agent' } as const;

/** Groups, the bills of one, one of them, and what is past due. */
export const listBillsRecordings: readonly Recording[] = [
  {
    ...byAgent,
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
    ...byAgent,
    endpoint: 'getGroupListBills',
    file: 'list-bills/fixtures/getGroupListBills',
    input: { params: { groupId: 'G001001' }, query: {} },
  },
  {
    ...byAgent,
    endpoint: 'getListBill',
    file: 'list-bills/fixtures/getListBill',
    input: { params: { listBillId: 'B100028' }, query: {} },
  },
  { ...byAgent, endpoint: 'getPastDueGroups', file: 'list-bills/fixtures/getPastDueGroups' },
];

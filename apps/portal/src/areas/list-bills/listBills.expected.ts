// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { testExpected } from '../../testing/testExpected.ts';

const group = '/list-bill/G001001';
const bill = `${group}/B100028`;

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'list-bill':       ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
    'list-bill-group': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
    'list-bill-bill':  ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  closedBy: { listbill: ['list-bill', 'list-bill-group', 'list-bill-bill'] },
  ignoresViewAs: ['list-bill'],
  examples: { 'list-bill-group': group, 'list-bill-bill': bill },
  failures: {
    '/list-bill': ['getBillGroups'],
    [group]: [['getGroupListBills', { shows: { 404: 'group not found' } }]],
    [bill]: [['getListBill', { shows: { 404: 'list bill not found' } }], 'exportListBill'],
  },
};

await testExpected(import.meta.vitest, expected);

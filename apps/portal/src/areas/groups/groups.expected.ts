// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { testExpected } from '../../testing/testExpected.ts';

const group = '/group-inventory/G001001';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'group-inventory': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
    'group':           ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  ignoresViewAs: ['group-inventory'],
  examples: { group },
  failures: {
    '/group-inventory': ['getGroupSummary', 'exportGroupSummary'],
    [group]: [['getGroupDetails', { shows: { 404: 'group not found' } }], 'exportGroupDetails'],
  },
};

await testExpected(import.meta.vitest, expected);

// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { testExpected } from '../../testing/testExpected.ts';

/** The tree hides the agent search when its request fails. */
const hidden = { shows: 'no failure' } as const;

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'hierarchy': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  failures: {
    '/hierarchy': [
      'getAgentInformation',
      'getActiveHierarchy',
      ['getHasDownline', hidden],
      ['getHierarchyViewAs', hidden],
      'exportHierarchy',
    ],
    '/hierarchy?tab=requirements': ['getPendingHierarchy', 'exportPendingHierarchy'],
    '/hierarchy?tab=appointments': ['getActiveAppointments', 'exportAppointments'],
    '/hierarchy?tab=ending-soon': [['getEndings', { shows: 'in place' }], 'exportEndings'],
  },
};

await testExpected(import.meta.vitest, expected);

// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { testExpected } from '../../testing/testExpected.ts';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'deadlines': ' L   -   -   -   -   -   -   -   R   -   R   H   -   -',
  },
  failures: { '/deadlines': ['getDeadlines', ['getCalendar', { shows: 'no failure' }]] },
};

await testExpected(import.meta.vitest, expected);

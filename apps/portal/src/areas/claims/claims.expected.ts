// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { testExpected } from '../../testing/testExpected.ts';

const results = '/claims/results?claimNumber=C';
const claim = '/claims/C100011';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                 vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'claims':         ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
    'claims-results': ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
    'claim':          ' L   -   -   -   -   -   -   R   -   -   R   H   -   -',
  },
  closedBy: { claims: ['claims', 'claims-results', 'claim'] },
  ignoresViewAs: ['claims', 'claims-results'],
  examples: { 'claims-results': results, claim },
  failures: {
    '/claims': ['getLatestClaims'],
    [results]: ['getClaims', 'exportClaims'],
    [claim]: [['getClaim', { shows: { 404: 'claim not found' } }], 'getPolicyFollowUps'],
  },
};

await testExpected(import.meta.vitest, expected);

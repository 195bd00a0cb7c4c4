// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { press, pressItem } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

// prettier-ignore
const visits = {
  //                           vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
  'production-credit':        ' L   W   W   I   W   B   W   R   R   W   R   H   W   W',
  'individual':               ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-downline':      ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-products':      ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'individual-policy-detail': ' L   -   -   -   W   B   -   R   R   -   R   H   -   -',
  'worksite':                 ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-agent':           ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-group':           ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-products':        ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
  'worksite-policy-detail':   ' L   -   -   I   -   B   -   R   R   -   R   H   -   -',
};

export const expected: Expected = {
  visits,
  closedBy: { productioncredit: Object.keys(visits) },
  failures: {
    '/production-credit/individual/downline': [
      'getIndividualSummary',
      ['exportIndividualSummary', { steps: [press('Export'), pressItem('Downline')] }],
      ['exportIndividualByGrouping', { steps: [press('Export'), pressItem('By agent')] }],
    ],
    // Another agent's kinds of business are only a note. The page works without it.
    '/production-credit/individual/downline?viewAs=4473310': [
      ['getBusinessTypes', { shows: 'no failure' }],
    ],
    '/production-credit/individual/policy-detail': [
      'getIndividualDetails',
      'exportIndividualDetails',
    ],
    '/production-credit/worksite/agent': [
      'getWorksiteTable',
      'getWorksiteSummary',
      'exportWorksiteSummary',
    ],
    '/production-credit/worksite/policy-detail': ['getWorksiteDetails', 'exportWorksiteDetails'],
  },
};

await testExpected(import.meta.vitest, expected);

// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { press } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //            vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'tax-forms': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  closedBy: { taxforms: ['tax-forms'] },
  ignoresViewAs: ['tax-forms'],
  failures: {
    '/tax-forms': [
      'getTaxForms',
      ['getTaxForm', { steps: [press({ start: 'PDF: 1099-NEC for 2025, 4471902' })] }],
    ],
  },
};

await testExpected(import.meta.vitest, expected);

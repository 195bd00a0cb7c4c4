// @vitest-environment jsdom
import type { Expected } from '../../testing/Expected.ts';
import { press, pressItem, write } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

const example = '/case-management/E-NL0016B8835';
/** The case may be gone, or belong to another agent. */
const shows = { 403: 'refused', 404: 'refused' } as const;

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //                  vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'case-management': ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
    'case':            ' L   -   -   -   -   -   -   R   R   -   R   H   -   -',
  },
  closedBy: { casemanagement: ['case-management', 'case'] },
  examples: { case: example },
  failures: {
    '/case-management': [
      'getCases',
      'exportCases',
      // The filters have no options, and say so when the user opens them.
      ['getCaseFilterOptions', { shows: 'no failure' }],
      'getCasesNeedingAttention',
    ],
    [example]: [
      ['getCase', { shows: { 404: 'case not found' } }],
      [
        'resendEmail',
        {
          // The specification does not define the answer, so any object works.
          shows: { ...shows, breach: 'no failure' },
          steps: [press('Resend e-mail to Ferreira-Castellanos, Maria'), press('Resend e-mail')],
        },
      ],
      [
        'correctRecipient',
        {
          shows,
          steps: [
            press('Correct e-mail address'),
            write('E-mail', 'maria@example.com'),
            press('Save and resend'),
          ],
        },
      ],
      [
        'voidCase',
        {
          shows,
          steps: [
            press('More commands'),
            pressItem('Void envelope'),
            write('Reason', 'Another plan.'),
            press('Void envelope'),
          ],
        },
      ],
      'getPolicyFollowUps',
    ],
    '/policy/NL0018O0142/details': ['getCasesOfPolicy'],
  },
};

await testExpected(import.meta.vitest, expected);

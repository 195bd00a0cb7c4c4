// @vitest-environment jsdom
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import type { Expected } from '../../testing/Expected.ts';
import { pick, press } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

const requirement = 'Attending physician statement';
/** The requirement has a follow-up that can be changed. */
const answers = [mockEndpoint(getPolicyFollowUps, followUps.ofPolicy)];

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //             vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'follow-ups': ' L   -   -   -   -   -   -   -   -   -   -   H   -   -',
  },
  ignoresViewAs: ['follow-ups'],
  failures: {
    '/follow-ups': [
      'getFollowUps',
      ['getPeople', { shows: 'no failure' }],
      ['getCalendar', { shows: 'no failure' }],
    ],
    '/policy/NL0018O0142/details': [
      'getPolicyFollowUps',
      ['getPeople', { shows: 'no failure', answers }],
      [
        'saveFollowUp',
        {
          steps: [
            press(`Set a follow-up on ${requirement}`),
            press('Tomorrow'),
            press('Save follow-up'),
          ],
        },
      ],
      [
        'saveFollowUp',
        {
          steps: [
            press(`Assign the follow-up on ${requirement}`),
            pick('Assign to', 'Priya Raman'),
            press('Assign item'),
          ],
          answers,
        },
      ],
      ['deleteFollowUp', { steps: [press(`Delete the follow-up on ${requirement}`)], answers }],
    ],
  },
};

await testExpected(import.meta.vitest, expected);

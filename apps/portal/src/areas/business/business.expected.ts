// @vitest-environment jsdom
import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getToday } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import type { Expected } from '../../testing/Expected.ts';
import { pick, press } from '../../testing/steps.ts';
import { testExpected } from '../../testing/testExpected.ts';

/** A carrier without the queue: the cards show what there is to do. */
const answers = [mockFailure(getToday, 404)];

const overdue = todayAnswers.agent.groups.find(({ kind }) => kind === 'overdueRequirements');
const opened = press({ start: overdue?.items[0]?.who ?? '' });
const assigned = [opened, press('Assign'), pick('Assign to', 'Priya Raman'), press('Assign item')];

/** A card shows the failure of a read that is a page elsewhere. */
const inPlace = { shows: 'in place' } as const;

export const expected: Expected = {
  // prettier-ignore
  visits: {
    //              vis agt sso ind wks nei his sPo sCl sAl sNo  HO HOa HOu
    'my-business': ' L   -   -   -   -   -   -   -   -   -   -   H   -   -',
  },
  ignoresViewAs: ['my-business'],
  failures: {
    '/my-business': [
      'getToday',
      ['openItem', { shows: 'no failure', steps: [opened] }],
      ['saveFollowUp', { steps: [opened, press('Skip today')] }],
      ['getPeople', { ...inPlace, steps: [opened, press('Assign')] }],
      [
        'deleteFollowUp',
        // After another change, there is nothing to try again.
        {
          shows: {
            403: 'in place',
            404: 'in place',
            429: 'in place',
            500: 'in place',
            'time-out': 'in place',
            abort: 'in place',
            'cut off': 'in place',
            truncated: 'in place',
            breach: 'in place',
          },
          steps: [...assigned, press('Undo')],
        },
      ],
      ['getPendingPolicyRequirements', { ...inPlace, answers }],
      ['getEndings', { answers }],
      ['getFollowUps', { shows: { 403: 'in place', 404: 'no failure', 500: 'in place' }, answers }],
    ],
    '/my-business?tab=my-business': [
      ['getStatusCounts', inPlace],
      'getIssuedByMonth',
      'getWatches',
      'getCommissionSummary',
      ['getUnsecuredAdvances', inPlace],
      ['getSecuredAdvances', inPlace],
      'getDebtAtRisk',
      'getPastDueGroups',
      ['getIndividualSummary', inPlace],
      ['getWorksiteSummary', inPlace],
    ],
  },
};

await testExpected(import.meta.vitest, expected);

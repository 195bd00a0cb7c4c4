import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getToday } from '@agent-portal/data/work/today/contract';
import { todayAnswers } from '@agent-portal/data/work/today/mocks';
import { type FailureCase, stored, leftOut, optional, part } from '../../testing/FailureCase.ts';
import { pick, press } from '../../testing/showPage.tsx';

/** The second tab. */
const figures = '/my-business?tab=my-business';

/** A carrier without the queue: the cards show what there is to do. */
const withoutQueue = [mockFailure(getToday, 404)];

const overdue = todayAnswers.agent.groups.find(({ kind }) => kind === 'overdueRequirements');
const [first] = overdue?.items ?? [];

/** The steps that open the first item of the queue, and plan it for the next business day. */
const skip = [() => press({ start: first?.who ?? '' }), () => press('Skip today')];

/** The steps that assign it. */
const assign = [
  ...skip.slice(0, 1),
  () => press('Assign'),
  () => pick('Assign to', 'Priya Raman'),
  () => press('Assign item'),
];

/** The calls of Today and of its cards, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: figures, call: 'getStatusCounts', outcomes: part },
  { address: '/my-business', call: 'getToday', outcomes: optional },
  {
    address: '/my-business',
    call: 'openItem',
    outcomes: leftOut,
    steps: skip.slice(0, 1),
  },
  { address: '/my-business', call: 'saveFollowUp', outcomes: stored, steps: skip },
  { address: '/my-business', call: 'getPeople', outcomes: part, steps: assign.slice(0, 2) },
  {
    address: '/my-business',
    call: 'deleteFollowUp',
    // After another change, there is nothing to try again.
    outcomes: { ...part, '409': 'said' },
    steps: [...assign, () => press('Undo')],
  },
  {
    address: '/my-business',
    call: 'getPendingPolicyRequirements',
    outcomes: part,
    answers: withoutQueue,
  },
  { address: figures, call: 'getIssuedByMonth', outcomes: optional },
  { address: figures, call: 'getWatches', outcomes: optional },
  { address: figures, call: 'getCommissionSummary', outcomes: optional },
  { address: figures, call: 'getUnsecuredAdvances', outcomes: part },
  { address: figures, call: 'getSecuredAdvances', outcomes: part },
  { address: figures, call: 'getDebtAtRisk', outcomes: optional },
  { address: figures, call: 'getPastDueGroups', outcomes: optional },
  { address: '/my-business', call: 'getEndings', outcomes: optional, answers: withoutQueue },
  { address: figures, call: 'getIndividualSummary', outcomes: part },
  { address: figures, call: 'getWorksiteSummary', outcomes: part },
];

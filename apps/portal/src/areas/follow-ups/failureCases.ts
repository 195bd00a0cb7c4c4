import { contract } from '@agent-portal/data/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { type FailureCase, stored, leftOut, optional, page } from '../../testing/FailureCase.ts';
import { pick, press } from '../../testing/showPage.tsx';

const details = '/policy/NL0018O0142/details';
const requirement = 'Attending physician statement';

const saved = [
  () => press(`Set a follow-up on ${requirement}`),
  () => press('Tomorrow'),
  () => press('Save follow-up'),
];
const assigned = [
  () => press(`Assign the follow-up on ${requirement}`),
  () => pick('Assign to', 'Priya Raman'),
  () => press('Assign item'),
];
const deleted = [() => press(`Delete the follow-up on ${requirement}`)];
/** The requirement has a follow-up that can be deleted. */
const withOne = [mockEndpoint(contract.getPolicyFollowUps, followUps.ofPolicy)];

/** The calls of follow-ups, on their page and on the pages of requirements. */
export const failureCases: readonly FailureCase[] = [
  { address: '/follow-ups', call: 'getFollowUps', outcomes: page },
  {
    address: '/my-business',
    call: 'getFollowUps',
    outcomes: optional,
    answers: [mockFailure(contract.getToday, 404)],
  },
  { address: details, call: 'getPolicyFollowUps', outcomes: optional },
  { address: details, call: 'saveFollowUp', outcomes: stored, steps: saved },
  { address: '/follow-ups', call: 'getPeople', outcomes: leftOut },
  { address: details, call: 'getPeople', outcomes: leftOut, answers: withOne },
  { address: details, call: 'saveFollowUp', outcomes: stored, steps: assigned, answers: withOne },
  { address: details, call: 'deleteFollowUp', outcomes: stored, steps: deleted, answers: withOne },
];

import { type FailureCase, type Outcomes, ours, part } from '../../testing/FailureCase.ts';

/** What only adds to a card is left out where it fails. */
const leftOut = Object.fromEntries(
  Object.keys(part).map((failure) => [failure, failure === '401' ? 'login' : 'no failure']),
) as Outcomes;

/** The calls of My Business, each by a card of its own, and what their failures come to. */
export const failureCases: readonly FailureCase[] = [
  { address: '/my-business', call: 'getStatusCounts', outcomes: part },
  { address: '/my-business', call: 'getPendingPolicyRequirements', outcomes: part },
  { address: '/my-business', call: 'getIssuedByMonth', outcomes: ours },
  { address: '/my-business', call: 'getWatches', outcomes: ours },
  { address: '/my-business', call: 'getCommissionSummary', outcomes: ours },
  { address: '/my-business', call: 'getUnsecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getSecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getDebtAtRisk', outcomes: leftOut },
  { address: '/my-business', call: 'getIndividualSummary', outcomes: part },
  { address: '/my-business', call: 'getWorksiteSummary', outcomes: part },
];

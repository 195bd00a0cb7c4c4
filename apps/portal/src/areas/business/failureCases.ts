import { type FailureCase, ours, part } from '../../testing/FailureCase.ts';

/** The calls of My Business, one for each card, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: '/my-business', call: 'getStatusCounts', outcomes: part },
  { address: '/my-business', call: 'getPendingPolicyRequirements', outcomes: part },
  { address: '/my-business', call: 'getIssuedByMonth', outcomes: ours },
  { address: '/my-business', call: 'getWatches', outcomes: ours },
  { address: '/my-business', call: 'getCommissionSummary', outcomes: ours },
  { address: '/my-business', call: 'getUnsecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getSecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getDebtAtRisk', outcomes: ours },
  { address: '/my-business', call: 'getPastDueGroups', outcomes: ours },
  { address: '/my-business', call: 'getEndings', outcomes: ours },
  { address: '/my-business', call: 'getIndividualSummary', outcomes: part },
  { address: '/my-business', call: 'getWorksiteSummary', outcomes: part },
];

import { type FailureCase, optional, part } from '../../testing/FailureCase.ts';

/** The calls of My Business, one for each card, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: '/my-business', call: 'getStatusCounts', outcomes: part },
  { address: '/my-business', call: 'getPendingPolicyRequirements', outcomes: part },
  { address: '/my-business', call: 'getIssuedByMonth', outcomes: optional },
  { address: '/my-business', call: 'getWatches', outcomes: optional },
  { address: '/my-business', call: 'getCommissionSummary', outcomes: optional },
  { address: '/my-business', call: 'getUnsecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getSecuredAdvances', outcomes: part },
  { address: '/my-business', call: 'getDebtAtRisk', outcomes: optional },
  { address: '/my-business', call: 'getPastDueGroups', outcomes: optional },
  { address: '/my-business', call: 'getEndings', outcomes: optional },
  { address: '/my-business', call: 'getIndividualSummary', outcomes: part },
  { address: '/my-business', call: 'getWorksiteSummary', outcomes: part },
];

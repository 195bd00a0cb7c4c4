import { type FailureCase, page } from '../../testing/FailureCase.ts';

/** The call of the list. */
export const failureCases: readonly FailureCase[] = [
  { address: '/deadlines', call: 'getDeadlines', outcomes: page },
];

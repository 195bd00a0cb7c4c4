import { exported, type FailureCase, file, optional, page } from '../../testing/FailureCase.ts';

/** The calls of the claims pages, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: '/claims', call: 'getLatestClaims', outcomes: optional },
  { address: '/claims/results?claimNumber=C', call: 'getClaims', outcomes: page },
  {
    address: '/claims/results?claimNumber=C',
    call: 'exportClaims',
    outcomes: file,
    steps: exported,
  },
  { address: '/claims/C100011', call: 'getClaim', outcomes: { ...page, '404': 'claim not found' } },
  { address: '/claims/C100011', call: 'getPolicyFollowUps', outcomes: optional },
];

import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** The search for claims, its results [S2], and one claim (an extension). */
export const pages: readonly PortalRoute[] = [
  {
    id: 'claims',
    paths: ['/claims'],
    title: 'Claims',
    needs: accessRules.claims,
    ...wholeBook,
    lazy: () => import('./ClaimsPage.tsx'),
  },
  {
    id: 'claims-results',
    paths: ['/claims/results'],
    title: 'Claims results',
    needs: accessRules.claims,
    ...wholeBook,
    isUnlisted: true,
    lazy: () => import('./ClaimsResultsPage.tsx'),
  },
  {
    id: 'claim',
    paths: ['/claims/:claimNumber'],
    title: 'Claim',
    titleOf: ({ claimNumber }) => `Claim ${claimNumber}`,
    needs: accessRules.claims,
    lazy: () => import('./claim/ClaimPage.tsx'),
  },
];

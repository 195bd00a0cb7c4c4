import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** Commissions and debt [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'commissions',
    paths: ['/commissions'],
    title: 'Commissions',
    needs: accessRules.commissions,
    ...wholeBook,
    lazy: () => import('./CommissionsPage.tsx'),
  },
  {
    id: 'debt',
    paths: ['/commissions/debt'],
    title: 'Debt',
    needs: accessRules.commissions,
    ...wholeBook,
    lazy: () => import('./debt/DebtPage.tsx'),
  },
];

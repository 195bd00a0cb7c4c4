import { accessRules } from '../../access/accessRules.ts';
import type { PortalRoute } from '../../PortalRoute.ts';

/** The sub-accounts of an agent, a page of account settings [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'users',
    paths: ['/account-settings/users'],
    title: 'Users',
    needs: accessRules.users,
    lazy: () => import('./UsersPage.tsx'),
  },
];

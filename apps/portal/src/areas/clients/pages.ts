import { accessRules } from '../../access/accessRules.ts';
import type { PortalRoute } from '../../PortalRoute.ts';

/** One person with all policies. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'client',
    paths: ['/client/:id'],
    title: 'Client',
    titleOf: ({ id }) => `Client ${id}`,
    needs: accessRules.policies,
    lazy: () => import('./ClientPage.tsx'),
  },
];

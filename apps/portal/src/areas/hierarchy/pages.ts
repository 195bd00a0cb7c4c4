import { accessRules } from '../../access/accessRules.ts';
import type { PortalRoute } from '../../PortalRoute.ts';

/** /hierarchy [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'hierarchy',
    paths: ['/hierarchy'],
    title: 'Hierarchy',
    needs: accessRules.hierarchy,
    knowsViewAs: true,
    lazy: () => import('./HierarchyPage.tsx'),
  },
];

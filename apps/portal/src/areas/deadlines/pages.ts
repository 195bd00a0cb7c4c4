import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, views } from '../../PortalRoute.ts';

export const pages: readonly PortalRoute[] = [
  {
    id: 'deadlines',
    paths: ['/deadlines'],
    title: 'Deadlines',
    needs: accessRules.policies,
    ...views,
    lazy: () => import('./DeadlinesPage.tsx'),
  },
];

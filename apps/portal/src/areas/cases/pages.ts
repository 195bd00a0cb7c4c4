import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, views } from '../../PortalRoute.ts';

/** The cases of electronic delivery [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'case-management',
    paths: ['/case-management'],
    title: 'Case Management',
    needs: accessRules.cases,
    ...views,
    lazy: () => import('./list/CaseManagementPage.tsx'),
  },
  {
    id: 'case',
    paths: ['/case-management/:id'],
    title: 'Case',
    titleOf: ({ id }) => `Case ${id}`,
    needs: accessRules.cases,
    lazy: () => import('./case/CasePage.tsx'),
  },
];

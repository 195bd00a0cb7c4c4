import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** The list of groups, and the page of a group [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'group-inventory',
    paths: ['/group-inventory'],
    title: 'Group Inventory',
    needs: accessRules.groups,
    ...wholeBook,
    lazy: () => import('./GroupInventoryPage.tsx'),
  },
  {
    id: 'group',
    paths: ['/group-inventory/:id'],
    title: 'Group',
    titleOf: ({ id }) => `Group ${id}`,
    needs: accessRules.groups,
    lazy: () => import('./details/GroupPage.tsx'),
  },
];

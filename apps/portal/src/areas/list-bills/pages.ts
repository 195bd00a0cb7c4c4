import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** The groups with list bills, the bills of a group, and a bill [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'list-bill',
    paths: ['/list-bill'],
    title: 'List Bill',
    needs: accessRules.listBill,
    ...wholeBook,
    lazy: () => import('./BillGroupsPage.tsx'),
  },
  {
    id: 'list-bill-group',
    paths: ['/list-bill/:groupId'],
    title: 'Group',
    titleOf: ({ groupId }) => `List bills of group ${groupId}`,
    needs: accessRules.listBill,
    lazy: () => import('./GroupBillsPage.tsx'),
  },
  {
    id: 'list-bill-bill',
    paths: ['/list-bill/:groupId/:listBillId'],
    title: 'Bill',
    titleOf: ({ listBillId }) => `List bill ${listBillId}`,
    needs: accessRules.listBill,
    lazy: () => import('./ListBillPage.tsx'),
  },
];

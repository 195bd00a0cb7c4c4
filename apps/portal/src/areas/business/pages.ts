import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** /my-business [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'my-business',
    paths: ['/my-business'],
    title: 'Today',
    needs: accessRules.signedIn,
    ...wholeBook,
    lazy: () => import('./MyBusinessPage.tsx'),
  },
];

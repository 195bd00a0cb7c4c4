import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, wholeBook } from '../../PortalRoute.ts';

/** The follow-ups of the user, limited by its roles. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'follow-ups',
    paths: ['/follow-ups'],
    title: 'Follow-ups',
    needs: accessRules.signedIn,
    ...wholeBook,
    lazy: () => import('./FollowUpsPage.tsx'),
  },
];

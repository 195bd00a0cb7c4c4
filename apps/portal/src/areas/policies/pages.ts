import { accessRules } from '../../access/accessRules.ts';
import { type PortalRoute, views, wholeBook } from '../../PortalRoute.ts';

const { policies } = accessRules;

/**
 * The code that requests the data of a policy, and the code of /pending. It loads after the first page is on
 * screen, so that these pages do not wait for it.
 */
export const policiesData = () => import('./policy/startPolicy.ts');

/** The pages of a policy in both versions. The URL decides which version shows. */
const details = {
  titleOf: ({ id }) => `Policy ${id}`,
  lazy: () => import('./policy/details/PolicyDetailsPage.tsx'),
  startData: async (address) => (await policiesData()).startPolicy(address),
} as const satisfies Partial<PortalRoute>;
const actions = {
  titleOf: ({ id }) => `Policy ${id}: actions`,
  lazy: () => import('./policy/actions/PolicyActionsPage.tsx'),
  startData: async (address) => (await policiesData()).startActions(address),
} as const satisfies Partial<PortalRoute>;

/** The lists of policies and the pages of a policy, each in both versions [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    id: 'pat',
    paths: ['/pat'],
    title: 'Policy Overview',
    needs: policies,
    ...wholeBook,
    lazy: () => import('./pat/PatPage.tsx'),
  },
  {
    id: 'pending',
    paths: ['/pending'],
    title: 'Pending',
    needs: policies,
    ...views,
    lazy: () => import('./lists/PendingPage.tsx'),
  },
  {
    id: 'active',
    paths: ['/active'],
    title: 'Active',
    needs: policies,
    ...views,
    lazy: () => import('./lists/ActivePage.tsx'),
  },
  {
    id: 'terminated',
    paths: ['/terminated'],
    title: 'Terminated',
    needs: policies,
    ...views,
    lazy: () => import('./lists/TerminatedPage.tsx'),
  },
  {
    id: 'pending-v2',
    paths: ['/pending-v2'],
    title: 'Pending',
    needs: policies,
    ...views,
    lazy: () => import('./v2/PendingV2Page.tsx'),
  },
  {
    id: 'active-v2',
    paths: ['/active-v2'],
    title: 'Active',
    needs: policies,
    ...views,
    lazy: () => import('./v2/ActiveV2Page.tsx'),
  },
  {
    id: 'terminated-v2',
    paths: ['/terminated-v2'],
    title: 'Terminated',
    needs: policies,
    ...views,
    lazy: () => import('./v2/TerminatedV2Page.tsx'),
  },
  {
    id: 'policy',
    paths: ['/policy/:id'],
    title: 'Policy',
    needs: policies,
    redirectTo: 'details',
  },
  {
    id: 'policy-details',
    paths: ['/policy/:id/details'],
    title: 'Policy details',
    needs: policies,
    ...details,
  },
  {
    id: 'policy-actions',
    paths: ['/policy/:id/actions'],
    title: 'Policy actions',
    needs: policies,
    ...actions,
  },
  {
    id: 'policy-v2',
    paths: ['/policy-v2/:status/:id'],
    title: 'Policy',
    needs: policies,
    redirectTo: 'details-v2',
  },
  {
    id: 'policy-details-v2',
    paths: ['/policy-v2/:status/:id/details-v2'],
    title: 'Policy details',
    needs: policies,
    ...details,
  },
  {
    id: 'policy-actions-v2',
    paths: ['/policy-v2/:status/:id/actions-v2'],
    title: 'Policy actions',
    needs: policies,
    ...actions,
  },
];

import { accessRules } from '../../access/accessRules.ts';
import type { PageModule, PortalRoute } from '../../PortalRoute.ts';

const { production, individual, worksite } = accessRules;
const area = () => import('./production.ts');

/** A page of a branch. It can show another agent's business (decisions, 9). */
const page = (
  branch: 'Individual' | 'Worksite',
  name: string,
  title: string,
  lazy: () => Promise<PageModule>,
): PortalRoute => ({
  id: `${branch.toLowerCase()}-${name}`,
  paths: [`/production-credit/${branch.toLowerCase()}/${name}`],
  title,
  titleOf: () => `${branch} production: ${title}`,
  needs: branch === 'Individual' ? individual : worksite,
  knowsViewAs: true,
  lazy,
});

/** Production credit and its two branches [S2]. */
export const pages: readonly PortalRoute[] = [
  {
    // The guards redirect users with business in a branch to that branch. Other users see this page [S2].
    id: 'production-credit',
    paths: ['/production-credit'],
    title: 'Production Credit',
    needs: production,
    lazy: () => import('./NoBusinessTypePage.tsx'),
  },
  {
    id: 'individual',
    paths: ['/production-credit/individual'],
    title: 'Individual',
    needs: individual,
    knowsViewAs: true,
    redirectTo: 'downline',
  },
  page('Individual', 'downline', 'Downline', async () => (await area()).individualDownline),
  page('Individual', 'products', 'Products', async () => (await area()).individualProducts),
  page(
    'Individual',
    'policy-detail',
    'Policy Detail',
    async () => (await area()).individualDetails,
  ),
  {
    id: 'worksite',
    paths: ['/production-credit/worksite'],
    title: 'Worksite',
    needs: worksite,
    knowsViewAs: true,
    redirectTo: 'products',
  },
  page('Worksite', 'agent', 'Agent', async () => (await area()).worksiteAgent),
  page('Worksite', 'group', 'Group', async () => (await area()).worksiteGroup),
  page('Worksite', 'products', 'Products', async () => (await area()).worksiteProducts),
  page('Worksite', 'policy-detail', 'Policy Detail', async () => (await area()).worksiteDetails),
];

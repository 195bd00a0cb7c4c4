import { accessRules } from './access/accessRules.ts';
import { type PortalRoute, row } from './PortalRoute.ts';

const { individual, worksite } = accessRules;

/** All of it is one chunk: its pages share most of their code. */
const area = () => import('./areas/production/production.ts');

/** A page of a branch: it knows whose business is looked at (decisions, 9). */
function page(branch: 'Individual' | 'Worksite', name: string, title: string): PortalRoute {
  const place = `${branch.toLowerCase()}/${name}`;
  const needs = branch === 'Individual' ? individual : worksite;
  return row(place.replace('/', '-'), `/production-credit/${place}`, title, needs, {
    knowsViewAs: true,
    titleOf: () => `${branch} production: ${title}`,
    load: async () => (await area()).pageOf(place),
    startData: async (address) => (await area()).startProduction(place, address),
  });
}

/** The two branches of production credit [S2]. */
export const productionRoutes: readonly PortalRoute[] = [
  row('individual', '/production-credit/individual', 'Individual', individual, {
    redirectTo: 'downline',
  }),
  page('Individual', 'downline', 'Downline'),
  page('Individual', 'products', 'Products'),
  page('Individual', 'policy-detail', 'Policy Detail'),
  row('worksite', '/production-credit/worksite', 'Worksite', worksite, { redirectTo: 'products' }),
  page('Worksite', 'agent', 'Agent'),
  page('Worksite', 'group', 'Group'),
  page('Worksite', 'products', 'Products'),
  page('Worksite', 'policy-detail', 'Policy Detail'),
];

import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { isOpenToHistorical } from '../../access/isOpenToHistorical.ts';
import { paths } from '../../paths.ts';
import { mayFollow } from '../../shared/mayFollow.ts';
import { routeOf } from './routeOf.ts';

export interface TopLink {
  readonly label: string;
  readonly href: string;
}

const home: TopLink = { label: 'Home', href: paths.home() };

type Section = 'home' | 'policies' | 'commissions' | 'production';

/** The sections by the first segment of the path, without the suffix of a second version. */
const sections: Readonly<Record<string, Section>> = {
  '': 'home',
  home: 'home',
  'my-business': 'home',
  pat: 'policies',
  pending: 'policies',
  active: 'policies',
  terminated: 'policies',
  policy: 'policies',
  commissions: 'commissions',
  'production-credit': 'production',
};

const linksOf: Readonly<Record<Section, readonly TopLink[]>> = {
  /** The pages outside all sections: without the left navigation, only these links open them. */
  home: [
    { label: 'Today', href: paths.myBusiness() },
    { label: 'List Bill', href: paths.listBills() },
    { label: 'Tax Forms', href: paths.taxForms() },
    { label: 'Claims', href: paths.claims() },
    { label: 'Case Management', href: paths.cases() },
    { label: 'Hierarchy', href: paths.hierarchy() },
    { label: 'Group Inventory', href: paths.groupInventory() },
    { label: 'Contracting', href: paths.contracting() },
  ],
  policies: [
    { label: 'Pending', href: paths.pending() },
    { label: 'Active', href: paths.active() },
    { label: 'Terminated', href: paths.terminated() },
  ],
  commissions: [
    { label: 'Commissions', href: paths.commissions() },
    { label: 'Debt', href: paths.debt() },
  ],
  production: [
    { label: 'Individual', href: paths.productionCredit('individual') },
    { label: 'Worksite', href: paths.productionCredit('worksite') },
  ],
};

interface Viewer {
  readonly user: CurrentUser;
  /** The features that are on; undefined until they have loaded. */
  readonly features: ReadonlySet<Feature> | undefined;
}

function isOffered({ href }: TopLink, { user, features }: Viewer): boolean {
  const needs = routeOf(href)?.route.needs ?? {};
  if (user.accessLevel === 'Historical' && !isOpenToHistorical(needs)) return false;
  const own = new Set(needs.feature ? [needs.feature] : []);
  return mayFollow(href, { needs, user, features: features ?? own });
}

/**
 * The top navigation of an address's section [S2], without pages that the user may not open. /home and
 * /my-business link to the pages outside all sections (decisions, 10).
 */
export function topNavigationLinks(pathname: string, viewer: Viewer): readonly TopLink[] {
  const section = sections[(pathname.split('/')[1] ?? '').replace(/-v2$/, '')];
  // The features of the current section are on, because its page is on screen. Features of others may be off.
  const isUnknown = section === 'home' && viewer.features === undefined;
  const links = section && !isUnknown ? linksOf[section] : [];
  return [home, ...links.filter((link) => isOffered(link, viewer))];
}

/** The link of the current page or of the page above it: the longest match for the start of the address. */
export function currentLink(pathname: string, links: readonly TopLink[]): TopLink | undefined {
  const path = pathname === '/' ? paths.home() : pathname.replace(/^(\/[^/]+)-v2(?=\/|$)/, '$1');
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}

import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { isOpenToHistorical } from '../../access/isOpenToHistorical.ts';
import { paths } from '../../paths.ts';
import { mayFollow } from '../../shared/mayFollow.ts';
import { routeOf } from './routeOf.ts';

/** One link of the top navigation. */
export interface TopLink {
  readonly text: string;
  readonly href: string;
}

const home: TopLink = { text: 'Home', href: paths.home() };

type Section = 'home' | 'policies' | 'commissions' | 'production';

/** The sections by the first segment of the path, read without the mark of a second version. */
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
  /** The pages that no section has: without the left navigation nothing else leads to them. */
  home: [
    { text: 'My Business', href: paths.myBusiness() },
    { text: 'List Bill', href: paths.listBills() },
    { text: 'Tax Forms', href: paths.taxForms() },
    { text: 'Claims', href: paths.claims() },
    { text: 'Case Management', href: paths.cases() },
    { text: 'Hierarchy', href: paths.hierarchy() },
    { text: 'Group Inventory', href: paths.groupInventory() },
    { text: 'Contracting', href: paths.contracting() },
  ],
  policies: [
    { text: 'Pending', href: paths.pending() },
    { text: 'Active', href: paths.active() },
    { text: 'Terminated', href: paths.terminated() },
  ],
  commissions: [
    { text: 'Commissions', href: paths.commissions() },
    { text: 'Debt', href: paths.debt() },
  ],
  production: [
    { text: 'Individual', href: paths.productionCredit('individual') },
    { text: 'Worksite', href: paths.productionCredit('worksite') },
  ],
};

/** What the top navigation depends on. */
interface Viewer {
  readonly user: CurrentUser;
  /** The features that are on; undefined while they are not known yet. */
  readonly features: ReadonlySet<Feature> | undefined;
}

function isOffered({ href }: TopLink, { user, features }: Viewer): boolean {
  const needs = routeOf(href)?.route.needs ?? {};
  if (user.accessLevel === 'Historical' && !isOpenToHistorical(needs)) return false;
  const own = new Set(needs.feature ? [needs.feature] : []);
  return mayFollow(href, { needs, user, features: features ?? own });
}

/**
 * The top navigation of the section that an address is in [S2], without what the user may not open.
 * /home and /my-business offer the pages that no section has (decisions, 10).
 */
export function topNavigationLinks(pathname: string, viewer: Viewer): readonly TopLink[] {
  const section = sections[(pathname.split('/')[1] ?? '').replace(/-v2$/, '')];
  // A section's own features are on, or its page would not be on screen; those of others may be off.
  const isUnknown = section === 'home' && viewer.features === undefined;
  const links = section && !isUnknown ? linksOf[section] : [];
  return [home, ...links.filter((link) => isOffered(link, viewer))];
}

/** Which link is the page on screen, or the one above it: the longest that the address begins with. */
export function currentLink(pathname: string, links: readonly TopLink[]): TopLink | undefined {
  const path = pathname === '/' ? paths.home() : pathname.replace(/^(\/[^/]+)-v2(?=\/|$)/, '$1');
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}

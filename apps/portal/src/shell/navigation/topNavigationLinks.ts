import type { CurrentUser } from '@agent-portal/data/session/contract';
import { paths } from '../../paths.ts';

/** One link of the top navigation. */
export interface TopLink {
  readonly text: string;
  readonly href: string;
}

const home: TopLink = { text: 'Home', href: paths.home() };

type Section = 'policies' | 'commissions' | 'production';

/** The sections by the first segment of the path, read without the mark of a second version. */
const sections: Readonly<Record<string, Section>> = {
  pat: 'policies',
  pending: 'policies',
  active: 'policies',
  terminated: 'policies',
  policy: 'policies',
  commissions: 'commissions',
  'production-credit': 'production',
};

const linksOf: Readonly<Record<Section, readonly TopLink[]>> = {
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

/** The top navigation of the section that an address stands in, to the letter of [S2]. */
export function topNavigationLinks(
  pathname: string,
  { productionCreditBusinessTypes: types }: CurrentUser,
): readonly TopLink[] {
  const section = sections[(pathname.split('/')[1] ?? '').replace(/-v2$/, '')];
  const links = section ? linksOf[section] : [];
  return [
    home,
    ...links.filter(({ text }) => section !== 'production' || types.some((type) => type === text)),
  ];
}

/** Which link is the page on screen, or the one above it: the longest that the address begins with. */
export function currentLink(pathname: string, links: readonly TopLink[]): TopLink | undefined {
  const path = pathname === '/' ? paths.home() : pathname.replace(/^(\/[^/]+)-v2(?=\/|$)/, '$1');
  return links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
}

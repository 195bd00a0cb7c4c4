import type { NavItem } from '@agent-portal/data/content/queries/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { ownAddress } from '../../shared/ownAddress.ts';
import { paths } from '../../paths.ts';

/** What the sitemap says of a path, for one user. */
export interface Reach {
  /** Its row asks for a login. */
  readonly needsLogin: boolean;
  /** The guards let the user pass. */
  readonly isOpen: boolean;
}

interface Viewer {
  readonly user: CurrentUser;
  /** @param path a path of the portal */
  readonly reach: (path: string) => Reach;
  /** Where Help leads for the user. */
  readonly help: string;
}

/** Where an entry leads: a path has one leading /; else only http and https are links (decisions, 7). */
function linkOf(url: string | null | undefined): { href: string; isExternal: boolean } | undefined {
  if (!url) return undefined;
  const href = ownAddress(url);
  if (href !== undefined) return { href, isExternal: false };
  const isElsewhere = /^https?:\/\//i.test(url) && URL.canParse(url);
  return isElsewhere ? { href: new URL(url).href, isExternal: true } : undefined;
}

/** What an agent with historical access still finds [S4]. */
const historicalPages: ReadonlySet<string> = new Set([
  paths.commissions(),
  paths.debt(),
  paths.taxForms(),
  paths.myBusiness(),
]);

/** Restricted to agents with full access: what needs a login, and what stands under My Business [S4]. */
function isRestricted(path: string, isProtected: boolean): boolean {
  const isAllowed = historicalPages.has(path);
  return !isAllowed && (isProtected || path.startsWith(`${paths.myBusiness()}/`));
}

function seeLink(item: NavItem, { user, reach, help }: Viewer): VisibleItem | undefined {
  const link = linkOf(item.url);
  if (!link) return undefined;
  const { isExternal } = link;
  // There is one help: the carrier's page about it is for visitors (decisions, 9).
  const href = link.href === paths.help() ? help : link.href;
  const [path = ''] = href.split(/[?#]/);
  const { needsLogin, isOpen } = isExternal ? { needsLogin: false, isOpen: true } : reach(path);
  const isProtected = item.protected || needsLogin;
  const isLocked = isProtected && !user.isAuthenticated;
  if (!isLocked && !isOpen) return undefined;
  const isHistorical = user.accessLevel === 'Historical' && href !== help;
  if (isHistorical && isRestricted(path, isProtected)) return undefined;
  return { text: item.text, href, isExternal, isLocked, icon: item.icon?.id, children: [] };
}

function see(item: NavItem, viewer: Viewer): VisibleItem | undefined {
  if (!item.children?.length) return seeLink(item, viewer);
  const children = item.children.flatMap((child) => see(child, viewer) ?? []);
  if (children.length === 0) return undefined;
  const { text, icon } = item;
  return { text, icon: icon?.id, isExternal: false, isLocked: false, children };
}

/** Whether a link in the carrier's text leads the user to a page, or a visitor to its login. */
export const isOffered = (url: string, viewer: Viewer): boolean =>
  seeLink({ text: '', url, protected: false }, viewer) !== undefined;

/**
 * The navigation as one user sees it. A visitor sees what is protected with a lock; anybody else sees
 * what the guards let pass. A parent shows only with a visible child [S2].
 */
export function visibleNavigation(items: readonly NavItem[], viewer: Viewer): VisibleItem[] {
  return items.flatMap((item) => see(item, viewer) ?? []);
}

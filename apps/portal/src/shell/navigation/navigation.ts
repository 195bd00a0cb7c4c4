import type { NavItem } from '@agent-portal/data/content/queries/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { ownAddress } from '../../shared/ownAddress.ts';
import { paths } from '../../paths.ts';

/** Whether a user can open a path of the sitemap. */
export interface Reach {
  /** Its row requires a login. */
  readonly needsLogin: boolean;
  /** The guards allow the user to open it. */
  readonly isOpen: boolean;
}

interface Viewer {
  readonly user: CurrentUser;
  /** @param path a path of the portal */
  readonly reach: (path: string) => Reach;
  /** The user's address of Help. */
  readonly help: string;
}

/** The address of an entry: a path with one leading /, or an http or https URL (decisions, 7). */
function linkOf(url: string | null | undefined): { href: string; isExternal: boolean } | undefined {
  if (!url) return undefined;
  const href = ownAddress(url);
  if (href !== undefined) return { href, isExternal: false };
  const isElsewhere = /^https?:\/\//i.test(url) && URL.canParse(url);
  return isElsewhere ? { href: new URL(url).href, isExternal: true } : undefined;
}

/** The entries that an agent with historical access still sees [S4]. */
const historicalPages: ReadonlySet<string> = new Set([
  paths.commissions(),
  paths.debt(),
  paths.taxForms(),
  paths.myBusiness(),
]);

/** Restricted to agents with full access: entries that need a login, and entries under Today [S4]. */
function isRestricted(path: string, isProtected: boolean): boolean {
  const isAllowed = historicalPages.has(path);
  return !isAllowed && (isProtected || path.startsWith(`${paths.myBusiness()}/`));
}

function seeLink(
  item: NavItem,
  { user, reach, help }: Viewer,
  isInText = false,
): VisibleItem | undefined {
  const link = linkOf(item.url);
  if (!link) return undefined;
  const { isExternal } = link;
  // Signed-in users have one help page; the carrier's own help page is for visitors (decisions, 9).
  const href = link.href === paths.help() ? help : link.href;
  const [path = ''] = href.split(/[?#]/);
  const { needsLogin, isOpen } = isExternal ? { needsLogin: false, isOpen: true } : reach(path);
  const isProtected = item.protected || needsLogin;
  const isLocked = isProtected && !user.isAuthenticated;
  if (!isLocked && !isOpen) return undefined;
  const isHistorical = user.accessLevel === 'Historical' && href !== help;
  if (isHistorical && !isInText && isRestricted(path, isProtected)) return undefined;
  return { text: item.text, href, isExternal, isLocked, icon: item.icon?.id, children: [] };
}

function see(item: NavItem, viewer: Viewer): VisibleItem | undefined {
  if (!item.children?.length) return seeLink(item, viewer);
  const children = item.children.flatMap((child) => see(child, viewer) ?? []);
  if (children.length === 0) return undefined;
  const { text, icon } = item;
  return { text, icon: icon?.id, isExternal: false, isLocked: false, children };
}

/**
 * The address of a link in the carrier's text: one that opens a page for the user, or the login for a visitor.
 * Unlike an entry of the navigation, it opens for historical access whatever page does [S4].
 */
export const hrefInText = (url: string, viewer: Viewer): string | undefined =>
  seeLink({ text: '', url, protected: false }, viewer, true)?.href;

/**
 * The navigation of a user. Visitors see protected entries with a lock; other users see the entries that
 * the guards allow. A parent shows only if one of its children is visible [S2].
 */
export function visibleNavigation(items: readonly NavItem[], viewer: Viewer): VisibleItem[] {
  return items.flatMap((item) => see(item, viewer) ?? []);
}

import type { NavigationItem } from '@agent-portal/ui/SideNavigation';
import { paths } from '../../paths.ts';
import { listOf } from '../../shared/list/address/listVersion.ts';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { isOrContains } from './activeItem.ts';
import { hrefInView } from './hrefInView.ts';
import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** The counts in the navigation. Their code and calls load after the first paint. */
const LazyCounts = lazyComponent(async () => (await import('./counts/Counts.tsx')).Counts, {
  isOptional: true,
});

/** The icon of an entry; the drawings load after the first paint. */
const NavigationIcon = lazyComponent(
  async () => (await import('./NavigationIconImage.tsx')).NavigationIconImage,
  { isOptional: true },
);

/** What the entries depend on: the current address, and the agent whose business shows. */
interface NavigationState {
  readonly pathname: string;
  readonly active: VisibleItem | undefined;
  /** The View as of the tab. */
  readonly view: string | undefined;
  /** What `useListHref` returns. */
  readonly listHref: (href: string) => string;
}

/** The entries with their addresses; a locked entry opens the login first [S2]. */
export const navigationItems = (
  items: readonly VisibleItem[],
  state: NavigationState,
): NavigationItem[] =>
  items.map((item) => {
    const { text, icon, href, isExternal, isLocked, children } = item;
    const { pathname, active, view, listHref } = state;
    const currentHref = pathname === '/' ? paths.home() : (listOf(pathname) ?? pathname);
    return {
      label: text,
      icon: icon && <NavigationIcon id={icon} />,
      href: isLocked && href ? paths.login(href) : href && hrefInView(listHref(href), view),
      count: <LazyCounts of={href ? [item] : children} />,
      current: currentHref === href ? 'page' : item === active || undefined,
      isOnPath: isOrContains(item, active),
      external: isExternal,
      isLocked,
      children: navigationItems(children, state),
    };
  });

import { AppFrame } from '@agent-portal/ui/AppFrame';
import {
  NavigationDrawer,
  NavigationToggle,
  SideNavigation as Navigation,
} from '@agent-portal/ui/SideNavigation';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../shell/navigation/Brand.tsx';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications, RouteProgress } from '../shell/frame/lazyParts.ts';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { useDesktopNavigation } from '../shell/navigation/useDesktopNavigation.ts';
import { useStore } from '../browser/useStore.ts';
import { listOf, useListHref } from '../shared/list/address/listVersion.ts';
import { usePortal } from '../PortalContext.ts';
import { useStoredView } from '../session/identity/useStoredView.ts';
import { useVisibleNavigation } from '../shared/navigation/NavigationContext.ts';
import { activeItem } from '../shell/navigation/activeItem.ts';
import { navigationItems } from '../shell/navigation/navigationItems.tsx';

/** The side navigation [S2]; the parents of the current page are open. */
function SideNavigation({ id }: { readonly id?: string }) {
  const { items, isFailed, retry, prefetch } = useVisibleNavigation();
  const { isOpen, toggle } = useDesktopNavigation();
  const { pathname } = useLocation();
  const path = useNavigationPath(pathname);
  const view = useStoredView();
  const listHref = useListHref();
  // The same element for another query of the same page: most of the page's components are entries.
  return useMemo(
    () => (
      <Navigation
        id={id}
        brand={<Brand />}
        items={
          items &&
          navigationItems(items, { pathname, active: activeItem(items, path), view, listHref })
        }
        // The drawer on phones has no ID and never collapses to a rail.
        isRail={id !== undefined && !isOpen}
        onOpen={toggle}
        onIntent={prefetch}
        onRetry={isFailed ? retry : undefined}
      />
    ),
    [id, items, pathname, path, view, listHref, isOpen, toggle, prefetch, isFailed, retry],
  );
}

/** The current address. For a policy page, it is the policy's list, or until then the list that opened it. */
function useNavigationPath(pathname: string): string {
  const [list, setList] = useState<string>();
  const listOfPolicy = useStore(usePortal().belongsTo);
  const listOfPage = listOf(pathname);
  if (listOfPage !== undefined && listOfPage !== list) setList(listOfPage);
  return (pathname.startsWith('/policy/') && (listOfPolicy ?? list)) || pathname;
}

/** The default layout: navigation on the left, a top bar, the page, the footer [S1]. */
export function NavigationLayout({ children }: { readonly children: ReactNode }) {
  const sideId = useId();
  const { isOpen, toggle } = useDesktopNavigation();
  return (
    <AppFrame
      navigation={
        <>
          <RouteProgress />
          <SideNavigation id={sideId} />
        </>
      }
      bar={
        <>
          <NavigationToggle isOpen={isOpen} onToggle={toggle} controls={sideId} />
          <NavigationDrawer brand={<Brand />}>
            <SideNavigation />
          </NavigationDrawer>
          <SearchField />
          <div className="frame-bell">
            <Notifications />
          </div>
          <ProfileMenu />
        </>
      }
      footer={<Footer />}
    >
      <IdentityBar />
      {children}
    </AppFrame>
  );
}

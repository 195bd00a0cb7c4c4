import { AppFrame } from '@agent-portal/ui/AppFrame';
import { TopNavigation as Sections } from '@agent-portal/ui/TopNavigation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../shell/navigation/Brand.tsx';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications, RouteProgress } from '../shell/frame/lazyParts.ts';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { useSession } from '../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../features/useFeatures.ts';
import { useStoredView } from '../session/identity/useStoredView.ts';
import { listOf, useListHref } from '../shared/list/address/listVersion.ts';
import { hrefInView } from '../shell/navigation/hrefInView.ts';
import { currentLink, topNavigationLinks } from '../shell/navigation/topNavigationLinks.ts';

/** The top navigation of the current section [S2]. */
function TopNavigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const view = useStoredView();
  const known = useFeatures();
  const features = known === unknownFeatures ? undefined : known;
  const links = topNavigationLinks(pathname, { user, features });
  const listHref = useListHref();
  const here = currentLink(pathname, links);
  return (
    <Sections
      items={links.map((link) => ({
        label: link.label,
        href: hrefInView(listHref(link.href), view),
        current:
          link === here
            ? link.href === (listOf(pathname) ?? pathname)
              ? 'page'
              : true
            : undefined,
      }))}
    />
  );
}

/** The older layout, with the navigation of a section on top; used if left_nav is off [S1, S2]. */
export function TopNavigationLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame
      layout="top"
      navigation={<TopNavigation />}
      bar={
        <>
          <RouteProgress />
          <Brand />
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

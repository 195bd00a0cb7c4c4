import { AppFrame } from '@agent-portal/ui/AppFrame';
import { NavigationDrawer, NavigationToggle } from '@agent-portal/ui/SideNavigation';
import { type ReactNode, useId } from 'react';
import { Brand } from '../shell/navigation/Brand.tsx';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications, RouteProgress } from '../shell/frame/lazyParts.ts';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { SideNavigation } from '../shell/navigation/SideNavigation.tsx';
import { useDesktopNavigation } from '../shell/navigation/useDesktopNavigation.ts';

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

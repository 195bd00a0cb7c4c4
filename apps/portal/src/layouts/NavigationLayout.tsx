import { type ReactNode, useId } from 'react';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications } from '../shell/frame/lateParts.ts';
import { NavigationDrawer } from '../shell/navigation/NavigationDrawer.tsx';
import { NavigationToggle } from '../shell/navigation/NavigationToggle.tsx';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { RouteProgress } from '../shell/frame/RouteProgress.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { SideNavigation } from '../shell/navigation/SideNavigation.tsx';
import { SkipLink } from '../shell/frame/SkipLink.tsx';

/** The default layout: navigation on the left, a top bar, the page, the footer [S1]. */
export function NavigationLayout({ children }: { readonly children: ReactNode }) {
  const sideId = useId();
  return (
    <div className="frame">
      <SkipLink />
      <RouteProgress />
      <SideNavigation id={sideId} />
      <header className="frame-bar">
        <NavigationToggle controls={sideId} />
        <NavigationDrawer />
        <SearchField />
        <div className="frame-bell">
          <Notifications />
        </div>
        <ProfileMenu />
      </header>
      <main className="frame-main" id="main" tabIndex={-1}>
        <IdentityBar />
        {children}
      </main>
      <Footer />
    </div>
  );
}

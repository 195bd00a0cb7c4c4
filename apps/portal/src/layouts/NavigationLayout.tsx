import { type ReactNode, useId } from 'react';
import { IdentityBar } from '../shell/IdentityBar.tsx';
import { Footer, Notifications } from '../shell/lateParts.ts';
import { NavigationDrawer } from '../shell/NavigationDrawer.tsx';
import { NavigationToggle } from '../shell/NavigationToggle.tsx';
import { ProfileMenu } from '../shell/ProfileMenu.tsx';
import { RouteProgress } from '../shell/RouteProgress.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { SideNavigation } from '../shell/SideNavigation.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';

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

import type { ReactNode } from 'react';
import { Footer } from '../shell/Footer.tsx';
import { IdentityBar } from '../shell/IdentityBar.tsx';
import { NavigationDrawer } from '../shell/NavigationDrawer.tsx';
import { ProfileMenu } from '../shell/ProfileMenu.tsx';
import { RouteProgress } from '../shell/RouteProgress.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { SideNavigation } from '../shell/SideNavigation.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';

/** The default layout: navigation on the left, a top bar, the page, the footer [S1]. */
export function NavigationLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink />
      <RouteProgress />
      <SideNavigation />
      <header className="frame-bar">
        <NavigationDrawer />
        <SearchField />
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

import type { ReactNode } from 'react';
import { Brand } from '../shell/frame/Brand.tsx';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications } from '../shell/frame/lateParts.ts';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { RouteProgress } from '../shell/frame/RouteProgress.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { SkipLink } from '../shell/frame/SkipLink.tsx';
import { TopNavigation } from '../shell/navigation/TopNavigation.tsx';

/** The older layout: the navigation of a section on top, where left_nav is off [S1, S2]. */
export function TopNavigationLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame frame-top">
      <SkipLink />
      <RouteProgress />
      <header className="frame-bar">
        <Brand />
        <SearchField />
        <div className="frame-bell">
          <Notifications />
        </div>
        <ProfileMenu />
      </header>
      <TopNavigation />
      <main className="frame-main" id="main" tabIndex={-1}>
        <IdentityBar />
        {children}
      </main>
      <Footer />
    </div>
  );
}

import { AppFrame } from '@agent-portal/ui/AppFrame';
import type { ReactNode } from 'react';
import { Brand } from '../shell/navigation/Brand.tsx';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { Footer, Notifications, RouteProgress } from '../shell/frame/lazyParts.ts';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { SearchField } from '../shell/palette/SearchField.tsx';
import { TopNavigation } from '../shell/navigation/TopNavigation.tsx';

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

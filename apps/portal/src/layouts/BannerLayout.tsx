import type { ReactNode } from 'react';
import { Brand } from '../shell/frame/Brand.tsx';
import { SkipLink } from '../shell/frame/SkipLink.tsx';

/** The layout without navigation: a banner whose logo leads to / [S1]. */
export function BannerLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="frame frame-banner">
      <SkipLink />
      <header className="frame-bar">
        <Brand />
      </header>
      <main className="frame-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

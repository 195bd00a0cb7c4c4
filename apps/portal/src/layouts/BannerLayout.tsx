import { AppFrame } from '@agent-portal/ui/AppFrame';
import type { ReactNode } from 'react';
import { Brand } from '../shell/navigation/Brand.tsx';

/** The layout without navigation: a banner whose logo leads to / [S1]. */
export function BannerLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame layout="banner" bar={<Brand />}>
      {children}
    </AppFrame>
  );
}

import type { ComponentType, ReactNode } from 'react';
import { BannerLayout } from './BannerLayout.tsx';
import { NavigationLayout } from './NavigationLayout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

/** The frames that a page can stand in [S1]; only who has left_nav off loads the one on top. */
export const layouts: Record<'left' | 'top' | 'banner-only', Layout> = {
  left: NavigationLayout,
  top: NavigationLayout,
  'banner-only': BannerLayout,
};

/** Loads what the frame is drawn with, before it is drawn. */
export async function loadLayout(hasLeftNavigation: boolean): Promise<void> {
  if (hasLeftNavigation) return;
  layouts.top = (await import('./TopNavigationLayout.tsx')).TopNavigationLayout;
}

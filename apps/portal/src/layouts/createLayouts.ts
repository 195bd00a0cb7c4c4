import type { ComponentType, ReactNode } from 'react';
import { BannerLayout } from './BannerLayout.tsx';
import { NavigationLayout } from './NavigationLayout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

type Layouts = Record<'left' | 'top' | 'banner-only', Layout>;

/** The frames that a page can stand in [S1]; only who has left_nav off loads the one on top. */
export const createLayouts = (): Layouts => ({
  left: NavigationLayout,
  top: NavigationLayout,
  'banner-only': BannerLayout,
});

/** Loads what the frame is drawn with, before it is drawn. */
export async function loadLayout(layouts: Layouts, hasLeftNavigation: boolean): Promise<void> {
  if (hasLeftNavigation) return;
  layouts.top = (await import('./TopNavigationLayout.tsx')).TopNavigationLayout;
}

import type { ComponentType, ReactNode } from 'react';
import { BannerLayout } from './BannerLayout.tsx';
import { NavigationLayout } from './NavigationLayout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

type Layouts = Record<'left' | 'top' | 'banner-only', Layout>;

/** The layouts of the pages [S1]; the top navigation loads only if left_nav is off. */
export const createLayouts = (): Layouts => ({
  left: NavigationLayout,
  top: NavigationLayout,
  'banner-only': BannerLayout,
});

/** Loads the code of the layout before the first render. */
export async function loadLayout(layouts: Layouts, hasLeftNavigation: boolean): Promise<void> {
  if (hasLeftNavigation) return;
  layouts.top = (await import('./TopNavigationLayout.tsx')).TopNavigationLayout;
}

import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../shared/routeHandle.ts';
import { BannerLayout } from './BannerLayout.tsx';
import { NavigationLayout } from './NavigationLayout.tsx';

/** The frames that a page can ask for [S1]. */
export const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  navigation: NavigationLayout,
  'banner-only': BannerLayout,
};

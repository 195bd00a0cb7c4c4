export { NavigationCount } from './NavigationCount.tsx';
export { NavigationDrawer } from './NavigationDrawer.tsx';
export type { NavigationDrawerProps } from './NavigationDrawer.tsx';
export type { NavigationItem } from './NavigationItem.ts';
export { NavigationToggle } from './NavigationToggle.tsx';
export type { NavigationToggleProps } from './NavigationToggle.tsx';
export { SideNavigation } from './SideNavigation.tsx';
export type { SideNavigationProps } from './SideNavigation.tsx';

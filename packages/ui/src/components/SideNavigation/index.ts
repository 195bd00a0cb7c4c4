export { NavigationCount } from './NavigationCount.tsx';
export { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer.tsx';
export type { NavigationItem } from './NavigationItem.ts';
export { NavigationToggle, type NavigationToggleProps } from './NavigationToggle.tsx';
export { SideNavigation, type SideNavigationProps } from './SideNavigation.tsx';

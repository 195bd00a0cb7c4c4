export { TopNavigation } from './TopNavigation.tsx';
export type { TopNavigationLink, TopNavigationProps } from './TopNavigation.tsx';

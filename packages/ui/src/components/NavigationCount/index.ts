export { NavigationCount } from './NavigationCount.tsx';
export type { NavigationCountProps } from './NavigationCount.tsx';

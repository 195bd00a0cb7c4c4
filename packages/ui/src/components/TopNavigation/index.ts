export {
  TopNavigation,
  type TopNavigationLink,
  type TopNavigationProps,
} from './TopNavigation.tsx';

export { EmptyState, type EmptyStateHeading, type EmptyStateProps } from './EmptyState.tsx';

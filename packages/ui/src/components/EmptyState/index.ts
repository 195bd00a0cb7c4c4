export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateHeading, EmptyStateProps } from './EmptyState.tsx';

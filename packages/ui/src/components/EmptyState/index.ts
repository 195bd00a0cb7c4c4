export { EmptyState, emptyStateHeadings } from './EmptyState.tsx';
export type { EmptyStateHeading, EmptyStateProps } from './EmptyState.tsx';

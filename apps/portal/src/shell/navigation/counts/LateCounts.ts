import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** The counts in the navigation. Their code and calls load after the first paint. */
export const LateCounts = lazyComponent(async () => (await import('./Counts.tsx')).Counts, {
  isOptional: true,
});

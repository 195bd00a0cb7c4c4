import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** What waits behind entries of the navigation: its code and its calls come after the first paint. */
export const LateCounts = lazyComponent(async () => (await import('./Counts.tsx')).Counts);

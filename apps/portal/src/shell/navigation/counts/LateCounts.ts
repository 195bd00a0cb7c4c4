import { late } from '@agent-portal/ui/late';

/** What waits behind entries of the navigation: its code and its calls come after the first paint. */
export const LateCounts = late(async () => (await import('./Counts.tsx')).Counts);

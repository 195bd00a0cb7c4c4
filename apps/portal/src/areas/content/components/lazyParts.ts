import { lazyComponent } from '@agent-portal/ui/lazyComponent';

export const Blocks = lazyComponent(async () => (await import('./Blocks.tsx')).Blocks);

/** The error of a page. It is loaded lazily because most users never see it. */
export const ContentError = lazyComponent(
  async () => (await import('./ContentError.tsx')).ContentError,
);

/** What waits for an agent. It is loaded lazily because visitors do not see it. */
export const TodayCounts = lazyComponent(
  async () => (await import('./TodayCounts.tsx')).TodayCounts,
  {
    fallback: ({ children }) => children,
    isOptional: true,
  },
);

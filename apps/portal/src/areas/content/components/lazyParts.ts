import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** What a page that could not be loaded shows: most readers never see it. */
export const ContentError = lazyComponent(
  async () => (await import('./ContentError.tsx')).ContentError,
);

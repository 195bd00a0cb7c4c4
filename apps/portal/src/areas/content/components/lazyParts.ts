import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** The error of a page. It is loaded lazily because most users never see it. */
export const ContentError = lazyComponent(
  async () => (await import('./ContentError.tsx')).ContentError,
);

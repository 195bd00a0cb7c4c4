import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { GlanceLinksProps } from './GlanceLinks.tsx';

/** The related links of a policy. Their code loads only when a row opens. */
export const LazyGlanceLinks = lazyComponent<GlanceLinksProps>(
  async () => (await import('./GlanceLinks.tsx')).GlanceLinks,
);

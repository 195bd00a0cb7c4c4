import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { GlanceLinksProps } from './GlanceLinks.tsx';

/** Where a policy leads besides its page: no list loads it before a row opens. */
export const LateGlanceLinks = lazyComponent<GlanceLinksProps>(
  async () => (await import('./GlanceLinks.tsx')).GlanceLinks,
);

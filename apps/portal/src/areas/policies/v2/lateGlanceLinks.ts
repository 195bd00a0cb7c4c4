import { late } from '@agent-portal/ui/late';
import type { GlanceLinksProps } from './GlanceLinks.tsx';

/** Where a policy leads besides its page: no list loads it before a row opens. */
export const LateGlanceLinks = late<GlanceLinksProps>(
  async () => (await import('./GlanceLinks.tsx')).GlanceLinks,
);

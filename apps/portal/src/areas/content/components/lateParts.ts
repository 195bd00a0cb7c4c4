import { late } from '@agent-portal/ui/late';

/** What a page that could not be loaded shows: most readers never see it. */
export const ContentError = late(async () => (await import('./ContentError.tsx')).ContentError);

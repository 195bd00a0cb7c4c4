import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** A note about the quick tab. Its code loads with the list of active policies. */
export const LazyActiveTabNote = lazyComponent(
  async () => (await import('./ActiveTabNote.tsx')).ActiveTabNote,
);

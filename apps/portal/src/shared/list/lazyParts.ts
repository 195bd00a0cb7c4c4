import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** Lazy, because most lists have rows. */
export const EmptyList = lazyComponent(
  async () => (await import('./notes/EmptyList.tsx')).EmptyList,
);
/** Lazy, because it shows only in print. */
export const PrintedNote = lazyComponent(
  async () => (await import('./notes/PrintedNote.tsx')).PrintedNote,
);

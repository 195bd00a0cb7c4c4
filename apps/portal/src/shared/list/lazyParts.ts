import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** What a list without rows shows: most lists have some. */
export const EmptyList = lazyComponent(
  async () => (await import('./notes/EmptyList.tsx')).EmptyList,
);
/** Only paper shows it. */
export const PrintedNote = lazyComponent(
  async () => (await import('./notes/PrintedNote.tsx')).PrintedNote,
);

import { late } from '@agent-portal/ui/late';

/** What a list without rows shows: most lists have some. */
export const EmptyList = late(async () => (await import('./notes/EmptyList.tsx')).EmptyList);
/** Only paper shows it. */
export const PrintedNote = late(async () => (await import('./notes/PrintedNote.tsx')).PrintedNote);

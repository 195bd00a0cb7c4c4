import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { ListKeysProps } from './rows/ListKeys.tsx';

/** Lazy, because most lists have rows. */
export const EmptyList = lazyComponent(
  async () => (await import('./notes/EmptyList.tsx')).EmptyList,
);
/** Lazy, because it shows only in print. */
export const PrintedNote = lazyComponent(
  async () => (await import('./notes/PrintedNote.tsx')).PrintedNote,
  { isOptional: true },
);
/** Lazy, but in the file of the parts that every visit loads: offline, nothing loads. */
export const OfflineNote = lazyComponent(
  async () => (await import('./notes/OfflineNote.tsx')).OfflineNote,
);
/** Lazy, because it shows only when rows are late. */
export const StaleNote = lazyComponent(
  async () => (await import('./notes/StaleNote.tsx')).StaleNote,
  { isOptional: true },
);
/** Lazy, because keys come after the first paint, before which no row was seen. */
export const ListKeys = lazyComponent<ListKeysProps>(
  async () => (await import('./rows/ListKeys.tsx')).ListKeys,
  { isOptional: true },
);

import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { SelectingTableProps } from '../selection/SelectingTable.tsx';

/** Lazy, because most lists have rows. */
export const EmptyList = lazyComponent(
  async () => (await import('./notes/EmptyList.tsx')).EmptyList,
);
/** Lazy, because it shows only in print. */
export const PrintedNote = lazyComponent(
  async () => (await import('./notes/PrintedNote.tsx')).PrintedNote,
  { isOptional: true },
);
/** Lazy, because it shows only when rows are late. */
export const StaleNote = lazyComponent(
  async () => (await import('./notes/StaleNote.tsx')).StaleNote,
  { isOptional: true },
);
/** Lazy, because it loads when the user begins to select rows. */
export const SelectingTable = lazyComponent<SelectingTableProps>(
  async () => (await import('../selection/SelectingTable.tsx')).SelectingTable,
);

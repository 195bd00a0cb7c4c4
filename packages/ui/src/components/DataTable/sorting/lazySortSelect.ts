import { lazyComponent } from '../../lazyComponent/lazyComponent.ts';
import type { SortSelectProps } from './SortSelect.tsx';

/** Lazy, because rows that are no cards have headers to sort by. */
export const LazySortSelect = lazyComponent<SortSelectProps>(
  async () => (await import('./SortSelect.tsx')).SortSelect,
);

import { lazyComponent } from '../../lazyComponent/lazyComponent.ts';
import type { RowBoxProps } from './RowBox.tsx';

/** Lazy, because it shows for the row under the mouse or with the focus. */
export const LazyRowBox = lazyComponent<RowBoxProps>(
  async () => (await import('./RowBox.tsx')).RowBox,
  { isOptional: true },
);

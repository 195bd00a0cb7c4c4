import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { RovingTabIndexProps } from './RovingTabIndex.ts';

/** Lazy, because it has no part in the first paint. */
export const LazyRovingTabIndex = lazyComponent<RovingTabIndexProps>(
  async () => (await import('./RovingTabIndex.ts')).RovingTabIndex,
  { isOptional: true },
);

import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { TabLineProps } from './TabLine.ts';

/** Lazy, because it has no part in the first paint. */
export const LateTabLine = lazyComponent<TabLineProps>(
  async () => (await import('./TabLine.ts')).TabLine,
  { isOptional: true },
);

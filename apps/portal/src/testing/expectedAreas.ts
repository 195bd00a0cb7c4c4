import type { Expected } from './Expected.ts';

/** The `expected.ts` of every area, found by its file name. */
export const expectedAreas: readonly Expected[] = Object.values(
  import.meta.glob<Expected>('../areas/*/*.expected.ts', { eager: true, import: 'expected' }),
);

import type { Expected } from './Expected.ts';

/**
 * Tests the failures of an area if its `expected.ts` runs as a test file. `vitest` is undefined where another
 * file imports it.
 */
export async function testExpected(
  vitest: ImportMeta['vitest'],
  { failures = {} }: Expected,
): Promise<void> {
  if (!vitest) return;
  const { testFailures } = await import('./testFailures.tsx');
  testFailures(failures);
}

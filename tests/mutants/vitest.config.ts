import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { areas } from './areas.ts';

const root = path.join(import.meta.dirname, '../..');
const { tests = [] } = areas[process.env['MUTANTS_AREA'] ?? ''] ?? {};
const isInSource = (pattern: string) => pattern.endsWith('.expected.ts');

/** The tests of one area, which Stryker runs in a copy of this folder (mutants.ts). */
export default defineConfig({
  root,
  test: {
    include: tests.filter((pattern) => !isInSource(pattern)),
    includeSource: tests.filter(isInSource),
    environment: 'node',
    globalSetup: 'apps/carrier/src/db/testing/setup.ts',
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});

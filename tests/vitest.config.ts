import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { fullTierOnly, isFullTier } from './tiers.ts';

/** A file that is named on the command line runs in any tier. */
const isNamed = process.argv.slice(2).some((argument) => argument.includes('tests/'));
const later = Object.keys(fullTierOnly).map((file) => path.relative('tests', file));

export default defineConfig({
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isFullTier || isNamed ? [] : later)],
    environment: 'node',
    // Each test starts its own servers, on machines that may be slow and busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

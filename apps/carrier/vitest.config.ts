import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { fullTierOnly, isMiddleTier } from '../../tests/tiers.ts';

/** Files about the embedded database and its folder: they say nothing of a server. */
const ofEmbedded = ['src/db/folder/**', 'src/db/engine/killed.test.ts'];
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined;

/** A file that is named on the command line runs in any tier. */
const isNamed = (file: string) =>
  process.argv.slice(2).some((argument) => argument.endsWith(path.basename(file)));
const later = Object.keys(fullTierOnly).filter((file) => isMiddleTier && !isNamed(file));

export default defineConfig({
  test: {
    name: 'carrier',
    include: ['src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(isOnServer ? ofEmbedded : []),
      ...later.map((file) => path.relative('apps/carrier', file)),
    ],
    environment: 'node',
    // Test files share modules, and databases that stay open between them (db/testing.ts).
    isolate: false,
    globalSetup: 'src/db/testing/setup.ts',
    setupFiles: 'src/sign-in/password/rememberHashes.ts',
    // The first test to ask for a database makes the seeded template that the others copy.
    hookTimeout: 180_000,
    // Only a test that hangs reaches these limits, because a loaded machine is slow.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

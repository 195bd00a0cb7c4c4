import { alsoOnPostgres } from '../tests/tiers.ts';
import { browserPath } from './browser.mjs';
import { checks, runCommands } from './check.mjs';
import { startPostgres } from './postgres.mjs';
import { environment } from './run.mjs';
import { build, playwright, runSuites, vitest } from './suites.mjs';

/**
 * Runs tests of the carrier on PostgreSQL, in another time zone. Prints a line if PostgreSQL is not
 * installed.
 */
async function onPostgres(files) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log(
      'LEFT OUT: PostgreSQL is not installed, so these tests ran on the embedded database only. Install PostgreSQL 15 or later to run them on both.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  try {
    const environment = { TEST_DATABASE_URL: postgres.url, TZ: 'America/Chicago' };
    return await vitest(
      'Carrier on PostgreSQL',
      'vitest.config.ts',
      ['--project', 'carrier', ...files],
      environment,
    );
  } finally {
    postgres.stop();
  }
}

/**
 * Runs a tier of the tests. The last line that it prints is 'N passed, N failed' (docs/testing.md).
 * @param {'middle' | 'full'} tier
 */
export async function runTier(tier) {
  const isFull = tier === 'full';
  // Every command of the suites reads it.
  environment.TEST_TIER = tier;
  await browserPath({ install: true });
  await runSuites([
    ['Checks and build', () => runCommands([build, ...checks])],
    ['Unit tests', () => vitest('Unit tests', 'vitest.config.ts')],
    ['Carrier on PostgreSQL', () => onPostgres(isFull ? [] : alsoOnPostgres)],
    ['Stories', () => vitest('Stories', '.storybook/vitest.config.ts')],
    ['End-to-end tests', () => playwright()],
    ['Other browsers', () => vitest('Other browsers', 'tests/browsers/vitest.config.ts')],
    ...(isFull
      ? [
          [
            'Stories in other browsers',
            () => vitest('Stories in other browsers', 'tests/browsers/stories.config.ts'),
          ],
        ]
      : []),
  ]);
}

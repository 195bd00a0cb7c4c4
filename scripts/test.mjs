import { browserPath } from './browser.mjs';
import { runChecks } from './check.mjs';
import { startPostgres } from './postgres.mjs';
import { build, playwright, runSuites, vitest } from './suites.mjs';

/** The carrier's suite once more, on PostgreSQL, or a plain word that this half was left out. */
async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log(
      'LEFT OUT: PostgreSQL is not installed here, so the suite ran on the embedded database alone. Install PostgreSQL 15 or later to run both halves.',
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  try {
    const environment = { TEST_DATABASE_URL: postgres.url, TZ: 'America/Chicago' };
    return await vitest(
      'Carrier on PostgreSQL',
      'vitest.config.ts',
      ['--project', 'carrier'],
      environment,
    );
  } finally {
    postgres.stop();
  }
}

/** `npm test`: everything there is to run, and last the line 'N passed, N failed'. */
await browserPath({ install: true });
await runSuites([
  ['Checks', runChecks],
  ['Build', build],
  ['Unit tests', () => vitest('Unit tests', 'vitest.config.ts')],
  ['Carrier on PostgreSQL', onPostgres],
  ['Stories', () => vitest('Stories', '.storybook/vitest.config.ts')],
  ['End-to-end tests', () => playwright()],
  ['Other browsers', () => vitest('Other browsers', 'tests/browsers/vitest.config.ts')],
  [
    'Stories in other browsers',
    () => vitest('Stories in other browsers', 'tests/browsers/stories.config.ts'),
  ],
]);

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserPath } from './browser.mjs';
import { runChecks } from './check.mjs';
import { startPostgres } from './postgres.mjs';
import { run } from './run.mjs';

/**
 * `npm test`: everything there is to run, and last the line 'N passed, N failed'. Progress is what
 * the runners print; a suite that cannot start counts as one failure.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Result
 */

const reports = mkdtempSync(path.join(tmpdir(), 'agent-portal-reports-'));

/** Runs a command that writes a JSON report, and reads its figures out of it. */
async function withReport(name, command, args, env, read) {
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { code } = await run(command, args(file), { env: env(file) });
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    console.error(`${name} ended without a report (exit code ${code}): see its output above.`);
    return { passed: 0, failed: 1 };
  }
}

/** One run of Vitest over the projects of a configuration. */
const vitest = (name, config, more = [], environment = {}) =>
  withReport(
    name,
    'vitest',
    (file) => [
      'run',
      '--config',
      config,
      // No core is kept free: nobody types while the tests run. Projects inherit it from here alone.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    () => environment,
    ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, success }) => ({
      passed: numPassedTests,
      failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
      skipped: numPendingTests,
    }),
  );

const playwright = () =>
  withReport(
    'End-to-end tests',
    'playwright',
    () => ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );

async function build() {
  const { code } = await run('turbo', ['run', 'build', '--output-logs=new-only']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

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

const storybook = '.storybook/vitest.config.ts';

/** @type {readonly (readonly [string, () => Promise<Result>])[]} */
const suites = [
  ['Checks', runChecks],
  ['Build', build],
  ['Unit tests', () => vitest('Unit tests', 'vitest.config.ts')],
  ['Carrier on PostgreSQL', onPostgres],
  ['Stories', () => vitest('Stories', storybook)],
  ['End-to-end tests', playwright],
  ['Other browsers', () => vitest('Other browsers', 'tests/browsers/vitest.config.ts')],
];

await browserPath({ install: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const [name, suite] of suites) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const { passed, failed, skipped = 0 } = await suite();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

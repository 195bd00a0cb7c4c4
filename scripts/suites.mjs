import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * How the runners of tests are called, and how their figures are added up. Progress is what the runners
 * print; a suite that cannot start counts as one failure.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Result
 * @typedef {readonly [name: string, suite: () => Promise<Result>]} Suite
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
export const vitest = (name, config, more = [], environment = {}) =>
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

/** The end-to-end tests, all or the files that are named. */
export const playwright = (files = []) =>
  withReport(
    'End-to-end tests',
    'playwright',
    () => ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...files],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );

/** One command that passes or fails as a whole. */
export async function whole(command, args) {
  const { code } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export const build = () => whole('turbo', ['run', 'build', '--output-logs=new-only']);

/**
 * Runs suites one after the other, and prints last what came of each and how long it took, and then
 * the line 'N passed, N failed'.
 *
 * @param {readonly Suite[]} suites
 */
export async function runSuites(suites) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  const began = Date.now();
  const since = (time) => `${Math.round((Date.now() - time) / 1000)} s`;
  for (const [name, suite] of suites) {
    console.log(`\n── ${name} ──`);
    const started = Date.now();
    const { passed, failed, skipped = 0 } = await suite();
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    lines.push(
      `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${since(started)})`,
    );
  }
  rmSync(reports, { recursive: true, force: true });

  console.log(`\n${lines.join('\n')}\nTogether: ${since(began)}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

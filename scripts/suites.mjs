import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './run.mjs';

/**
 * Calls the test runners and adds up their results. The runners print their progress. A suite that
 * cannot start counts as one failure.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: readonly string[] }} Result
 * @typedef {readonly [name: string, suite: () => Promise<Result>]} Suite
 */

const reports = mkdtempSync(path.join(tmpdir(), 'agent-portal-reports-'));

/** Runs a command that writes a JSON report, and reads the results from the report. */
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

/** Two lines: the name of a failed test, and its message. */
const failure = (file, title, message = '') =>
  `${path.relative(root, file)}  ${title}\n    ${stripVTControlCharacters(message).trim().split('\n').slice(0, 2).join(' ')}`;

/** Runs Vitest with the projects of one configuration. */
export const vitest = (name, config, more = [], environment = {}) =>
  withReport(
    name,
    'vitest',
    (file) => [
      'run',
      '--config',
      config,
      // Uses every core. Projects inherit this only from the command line.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    () => environment,
    ({ testResults, ...report }) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites)),
      skipped: report.numPendingTests,
      failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
        const tests = assertionResults.filter((test) => test.status === 'failed');
        if (status === 'failed' && tests.length === 0) return [failure(name, '', message)];
        return tests.map((test) => failure(name, test.fullName, test.failureMessages[0]));
      }),
    }),
  );

/** Every spec of a Playwright suite, including nested suites. */
const specsIn = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const failedSpec = ({ file, title, tests }) => {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return failure(path.join(root, 'tests/e2e', file), title, errors[0]?.message);
};

/** Runs the end-to-end tests: all, or the named files. */
export const playwright = (files = [], environment = {}) =>
  withReport(
    'End-to-end tests',
    'playwright',
    () => [
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,json',
      // A file that is named may have tests of the full tier only.
      ...(files.length > 0 ? ['--pass-with-no-tests'] : []),
      ...files,
    ],
    (file) => ({ ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ({ stats, errors, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures: [
        ...suites
          .flatMap(specsIn)
          .filter(({ ok }) => !ok)
          .map(failedSpec),
        ...errors.map(({ message }) => failure('tests', '', message)),
      ],
    }),
  );

/** The command that builds the portal. */
export const build = {
  name: 'build',
  command: 'turbo',
  args: ['run', 'build', '--output-logs=errors-only'],
};

/**
 * Runs suites one after the other. At the end it prints each failed test, the result and the time of
 * each suite, and the line 'N passed, N failed'.
 * @param {readonly Suite[]} suites
 */
export async function runSuites(suites) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  const failed = [];
  const began = Date.now();
  const since = (time) => `${Math.round((Date.now() - time) / 1000)} s`;
  for (const [name, suite] of suites) {
    console.log(`\n── ${name} ──`);
    const started = Date.now();
    const result = { skipped: 0, failures: [], ...(await suite()) };
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
    failed.push(...result.failures.map((test) => `FAILED ${name}: ${test}`));
    lines.push(
      `${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${since(started)})`,
    );
  }
  rmSync(reports, { recursive: true, force: true });

  console.log(`\n${[...failed, ...lines].join('\n')}\nTogether: ${since(began)}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

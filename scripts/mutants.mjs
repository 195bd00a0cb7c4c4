import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas } from '../tests/mutants/areas.ts';
import { skipped } from '../tests/mutants/skipped.ts';
import { startPostgres } from './postgres.mjs';
import { environment, root } from './run.mjs';

/**
 * `npm run mutants [-- [--anew] area ...]`: puts faults into the code, one at a time, and sees whether
 * the tests notice. Prints each fault that they do not, and fails where they find less than 90 % of an
 * area's. What was found before and has not changed is not tried again, except `--anew`.
 */
const wanted = 90;
const results = '.mutants';

const found = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** How many of the faults that were tried the tests found, and how many they missed. */
function scoreOf(mutants) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const [good, bad] = [count(found), count(missed)];
  return { good, bad, percent: (100 * good) / (good + bad || 1) };
}

/** Tries every fault of an area, in a copy of the project. */
function tryArea(name, isAnew) {
  // The tests of the area: read by tests/mutants/vitest.config.ts. Not Stryker's own `testFiles`, with
  // which it never puts in the faults of code that runs while a module loads (stryker-js, 6144).
  process.env.MUTANTS_AREA = name;
  return new Stryker({
    mutate: [...areas[name].mutate, ...Object.keys(skipped).map((pattern) => `!${pattern}`)],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    // A machine is shared, and the servers of the tests want cores of their own.
    concurrency: 1,
    // Enough for a slow machine; what takes longer is a loop without an end.
    timeoutMS: 30_000,
    incremental: true,
    force: isAnew,
    incrementalFile: path.join(results, `${name}.json`),
    reporters: ['clear-text', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    htmlReporter: { fileName: path.join(results, `${name}.html`) },
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true, allowEmojis: false },
    // The types are checked elsewhere, and Stryker's check cannot use TypeScript 7.
    disableTypeChecks: false,
    ignorePatterns: [
      '**/dist',
      '/.cache',
      '/.data*',
      '/.turbo',
      `/${results}`,
      '/storybook-static',
    ],
    tempDirName: '.stryker-tmp',
  }).runMutationTest();
}

process.chdir(root);
// The tests of `npm test` have to notice: what only the full tier tries comes too late.
Object.assign(process.env, environment, { TEST_TIER: 'middle' });
const asked = process.argv.slice(2).filter((word) => word !== '--anew');
const names = asked.length > 0 ? asked : Object.keys(areas);
const unknown = names.find((name) => !(name in areas));
if (unknown !== undefined) {
  console.error(`There is no area ${unknown}; there are ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}

const postgres = await startPostgres();
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  // Stryker ends the process by itself when somebody interrupts it.
  process.on('exit', () => postgres.stop());
}
const lines = [];
for (const name of names) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const { good, bad, percent } = scoreOf(await tryArea(name, process.argv.includes('--anew')));
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = percent < wanted ? `FAILED, below ${wanted} %: ` : '';
  lines.push(
    `${verdict}${name}: ${percent.toFixed(1)} % found, ${bad} of ${good + bad} missed (${seconds} s)`,
  );
  if (percent < wanted) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);

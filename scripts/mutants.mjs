import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas } from '../tests/mutants/areas.ts';
import { sampleOf } from '../tests/mutants/sampleOf.ts';
import { skipped } from '../tests/mutants/skipped.ts';
import { startPostgres } from './postgres.mjs';
import { environment, root } from './run.mjs';

/**
 * `npm run mutants [-- [--fresh] [--sample N] [area ...]]` puts faults into the code, one at a time, and
 * checks that the tests notice them. It prints each missed fault, and fails if the tests of an area find
 * less than 90 %. A fault that was tested before is skipped if its code and its tests have not changed,
 * except with `--fresh`. `--sample` takes only about N faults of each area, the same ones each time.
 */
const wanted = 90;
const results = '.mutants';

const found = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** How many faults the tests found, and how many they missed. */
function scoreOf(mutants) {
  const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
  const [good, bad] = [count(found), count(missed)];
  return { good, bad, percent: (100 * good) / (good + bad || 1) };
}

/** Tests the faults of an area, in a copy of the project: all, or a sample. */
async function tryArea(name, { fresh, sample }) {
  const patterns = [...areas[name].mutate, ...Object.keys(skipped).map((pattern) => `!${pattern}`)];
  // tests/mutants/vitest.config.ts reads the tests of the area. Stryker's own `testFiles` never tests
  // faults in code that runs while a module loads (stryker-js, 6144).
  process.env.MUTANTS_AREA = name;
  return new Stryker({
    mutate: sample ? await sampleOf(patterns, Number(sample)) : patterns,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    // The machine is shared, and the servers of the tests need cores too.
    concurrency: 1,
    // Enough for a slow machine. A test that takes longer is in an endless loop.
    timeoutMS: 30_000,
    incremental: true,
    force: fresh,
    incrementalFile: path.join(results, `${name}${sample ? '.sample' : ''}.json`),
    reporters: ['clear-text', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    htmlReporter: { fileName: path.join(results, `${name}.html`) },
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true, allowEmojis: false },
    // Other checks test the types, and Stryker's cannot use TypeScript 7.
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
const { values, positionals: asked } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, sample: { type: 'string' } },
  allowPositionals: true,
});
const names = asked.length > 0 ? asked : Object.keys(areas);
const unknown = names.find((name) => !(name in areas));
if (unknown !== undefined) {
  console.error(`There is no area ${unknown}; there are ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}

const postgres = await startPostgres();
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  // Stryker ends the process itself when the user interrupts it.
  process.on('exit', () => postgres.stop());
}
const lines = [];
for (const name of names) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const { good, bad, percent } = scoreOf(await tryArea(name, values));
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = percent < wanted ? `FAILED, below ${wanted} %: ` : '';
  lines.push(
    `${verdict}${name}: ${percent.toFixed(1)} % found, ${bad} of ${good + bad} missed (${seconds} s)`,
  );
  if (percent < wanted) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);

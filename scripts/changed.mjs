import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { specsOf } from '../tests/changed/specsOf.ts';
import { storiesOf } from '../tests/changed/storiesOf.ts';
import { browserPath } from './browser.mjs';
import { environment, root } from './run.mjs';
import { build, playwright, runSuites, vitest, whole } from './suites.mjs';

/**
 * `npm run test:changed` tests what the change can break, including uncommitted files. It compares with
 * the commit where the branch left main, or with REF: `-- REF`. `npm test` runs the rest.
 */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit where the branch left main. On main, the current commit. */
function base() {
  const [named] = process.argv.slice(2);
  if (named) return named;
  for (const main of ['origin/main', 'main']) {
    try {
      const [commit] = git('merge-base', 'HEAD', main);
      if (commit) return commit;
    } catch {
      // A clone may have only one of them.
    }
  }
  return 'HEAD';
}

// What a change can break is tested as `npm test` does, without the matrices.
environment.TEST_TIER = 'middle';

const since = base();
const files = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const there = files.filter((file) => existsSync(path.join(root, file)));
const code = there.filter((file) => /\.(m?[jt]sx?|cjs)$/.test(file));
const touches = (pattern) => files.some((file) => pattern.test(file));
/** End-to-end tests that changed themselves run with all their tests, the others with their main paths. */
const changedSpecs = there.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
const specs = specsOf(files).filter(
  (spec) => !changedSpecs.some((file) => file.endsWith(`/${spec}.spec.ts`)),
);
const stories = storiesOf(files);

const unit = ['format', 'ui', 'data', 'portal', 'carrier'].flatMap((project) => [
  '--project',
  project,
]);
const related = ['--changed', since, '--passWithNoTests'];
/** Tests that start carriers take minutes, so they run only if they changed themselves. */
const own = there.filter((file) => /^tests\/(?!e2e|browsers|visual).*\.test\.ts$/.test(file));

/** @type {readonly (readonly [boolean, import('./suites.mjs').Suite])[]} */
const suites = [
  [
    there.length > 0,
    ['Format', () => whole('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...there])],
  ],
  [code.length > 0, ['Lint', () => whole('oxlint', ['--type-aware', ...code])]],
  [
    touches(/\.tsx?$/),
    ['Types', () => whole('turbo', ['run', 'typecheck', '--output-logs=errors-only'])],
  ],
  [
    touches(/^(packages|apps)\//),
    ['Unit tests', () => vitest('Unit tests', 'vitest.config.ts', [...unit, ...related])],
  ],
  [
    own.length > 0,
    [
      'Tests of carriers',
      () => vitest('Tests of carriers', 'vitest.config.ts', ['--project', 'tests', ...own]),
    ],
  ],
  [
    stories?.length !== 0,
    [
      'Stories',
      () =>
        vitest('Stories', '.storybook/vitest.config.ts', [
          ...(stories ?? related),
          '--passWithNoTests',
        ]),
    ],
  ],
  [specs.length + changedSpecs.length > 0, ['Build', build]],
  [
    specs.length > 0,
    ['End-to-end tests', () => playwright(specs.map((spec) => `/${spec}.spec.ts`))],
  ],
  [
    changedSpecs.length > 0,
    ['Changed end-to-end tests', () => playwright(changedSpecs, { TEST_TIER: '' })],
  ],
];

console.log(`${files.length} files changed since ${since.slice(0, 12)}.`);
if (specs.length > 0) console.log(`End-to-end tests: ${specs.join(', ')}.`);
await browserPath({ install: true });
await runSuites(suites.filter(([isWanted]) => isWanted).map(([, suite]) => suite));

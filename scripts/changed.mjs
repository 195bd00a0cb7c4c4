import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse, print } from '@swc/core';
import { cruise } from 'dependency-cruiser';
import config from '../dependency-cruiser.config.mjs';
import { specsOf } from '../tests/changed/specsOf.ts';
import { testsOf } from '../tests/changed/testsOf.ts';
import { browserPath } from './browser.mjs';
import { environment, root } from './run.mjs';
import { checks, runCommands } from './check.mjs';
import { build, playwright, runSuites, vitest } from './suites.mjs';

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

process.chdir(root);
const since = base();
const files = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const there = files.filter((file) => existsSync(file));
const code = there.filter((file) => /\.(m?[jt]sx?|cjs)$/.test(file));

/** The code of a file without its comments. */
async function codeOf(source, file) {
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x') };
  const { code } = await print(await parse(source, syntax), { minify: true });
  return code + (/@vitest-environment \w+/.exec(source)?.[0] ?? '');
}

/** Whether more than comments changed. */
async function isCodeChanged(file) {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return true;
  try {
    const before = execFileSync('git', ['show', `${since}:${file}`], { encoding: 'utf8' });
    return (await codeOf(before, file)) !== (await codeOf(readFileSync(file, 'utf8'), file));
  } catch {
    // It is new, or no TypeScript.
    return true;
  }
}

/** What imports what in the product. */
async function readModules() {
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(['packages', 'apps'], options, enhancedResolveOptions);
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave no result.');
  return output.modules;
}

const areTested = await Promise.all(files.map(isCodeChanged));
const tested = files.filter((_, index) => areTested[index]);
const touches = (pattern) => tested.some((file) => pattern.test(file));
/** End-to-end tests that changed themselves run with all their tests, the others with their main paths. */
const changedSpecs = there.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
const specs = specsOf(tested).filter(
  (spec) => !changedSpecs.some((file) => file.endsWith(`/${spec}.spec.ts`)),
);
const modules = touches(/^(packages|apps)\//) ? await readModules() : [];
const readers = modules
  .map(({ source }) => source)
  .filter(
    (file) =>
      file.endsWith('.test.ts') && /globSync|readdirSync|\.glob\(/.test(readFileSync(file, 'utf8')),
  );
const { unit, stories } = testsOf(tested, modules, readers);

/** Tests that start carriers take minutes, so they run only if they changed themselves. */
const own = new Set(
  there
    .filter((file) => /^tests\/(?!e2e|browsers|visual).*\.ts$/.test(file))
    .map((file) => file.replace(/(\.test)?\.ts$/, '.test.ts'))
    .filter((file) => existsSync(file)),
);

/** What runs first, two commands at once. */
const commands = [
  there.length > 0 && {
    name: 'format',
    command: 'oxfmt',
    args: ['--check', '--no-error-on-unmatched-pattern', ...there],
  },
  specs.length + changedSpecs.length > 0 && build,
  code.length > 0 && { name: 'lint', command: 'oxlint', args: ['--type-aware', ...code] },
  touches(/\.tsx?$/) && checks.find(({ name }) => name === 'types'),
].filter(Boolean);

/** @type {readonly (readonly [boolean, import('./suites.mjs').Suite])[]} */
const suites = [
  [commands.length > 0, ['Checks and build', () => runCommands(commands)]],
  [
    unit.length > 0,
    ['Unit tests', () => vitest('Unit tests', 'vitest.config.ts', [...unit, '--passWithNoTests'])],
  ],
  [
    own.size > 0,
    [
      'Tests of carriers',
      () => vitest('Tests of carriers', 'vitest.config.ts', ['--project', 'tests', ...own]),
    ],
  ],
  [
    stories.length > 0,
    [
      'Stories',
      () => vitest('Stories', '.storybook/vitest.config.ts', [...stories, '--passWithNoTests']),
    ],
  ],
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

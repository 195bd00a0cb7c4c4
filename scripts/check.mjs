import { run } from './run.mjs';

/** The checks of `npm run check`. Each is a command that prints only problems. */
export const checks = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'types of Storybook', command: 'tsc', args: ['-p', '.storybook'] },
  {
    name: 'dependency directions',
    command: 'node',
    args: ['scripts/deps.mjs'],
  },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'file names', command: 'node', args: ['scripts/fileNames.mjs'] },
  { name: 'words', command: 'node', args: ['scripts/words.mjs'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lockfile', command: 'node', args: ['scripts/lockfile.mjs'] },
  { name: 'licenses', command: 'node', args: ['scripts/licenses.mjs'] },
  { name: 'SBOM', command: 'node', args: ['scripts/sbom.mjs'] },
];

/** How many checks run at once: most of them use one core. */
const lanes = 2;

/** Runs every check, prints the output of those that fail, and returns the counts. */
export async function runChecks() {
  let failed = 0;
  const waiting = [...checks];
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output } = await run(check.command, check.args, { quiet: true });
      if (code === 0) console.log(`ok      ${check.name}`);
      else {
        failed += 1;
        console.log(`FAILED  ${check.name}\n${output}`);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}

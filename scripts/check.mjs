import { run } from './run.mjs';

/** The checks of `npm run check`, the longest first. Each is a command that prints only problems. */
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

/** How many commands run at once: most of them use one core. */
const lanes = 2;

/** Runs commands, prints the time of each and the output of those that fail, and returns the counts. */
export async function runCommands(commands) {
  let failed = 0;
  const waiting = [...commands];
  const runLane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(next.command, next.args, { quiet: true });
      const seconds = Math.round((Date.now() - started) / 1000);
      if (code !== 0) failed += 1;
      console.log(
        code === 0 ? `ok      ${next.name} (${seconds} s)` : `FAILED  ${next.name}\n${output}`,
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return { passed: commands.length - failed, failed };
}

if (import.meta.main) {
  const { failed } = await runCommands(checks);
  process.exitCode = failed === 0 ? 0 : 1;
}

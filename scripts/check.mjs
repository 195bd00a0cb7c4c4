import { run } from './run.mjs';

/** What `npm run check` holds the code against, each a command that prints only what is wrong. */
export const checks = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'types of Storybook', command: 'tsc', args: ['-p', '.storybook'] },
  {
    name: 'dependency directions',
    command: 'depcruise',
    args: ['-c', 'dependency-cruiser.config.mjs', 'packages', 'apps', 'tests'],
  },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'lockfile', command: 'node', args: ['scripts/lockfile.mjs'] },
  { name: 'licences', command: 'node', args: ['scripts/licences.mjs'] },
  { name: 'SBOM', command: 'node', args: ['scripts/sbom.mjs'] },
];

/** Runs every check, prints the output of those that fail, and gives back how many passed. */
export async function runChecks() {
  let failed = 0;
  for (const check of checks) {
    const { code, output } = await run(check.command, check.args, { quiet: true });
    if (code === 0) console.log(`ok      ${check.name}`);
    else {
      failed += 1;
      console.log(`FAILED  ${check.name}\n${output}`);
    }
  }
  return { passed: checks.length - failed, failed };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}

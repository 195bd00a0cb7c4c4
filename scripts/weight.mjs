import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/**
 * Prints lines and files by part and kind, and the difference to another commit:
 * `node scripts/weight.mjs [COMMIT]`. It is a figure, not a gate.
 */
const [since] = process.argv.slice(2);

/** The first pattern that a path matches is its kind. Other files, like package-lock.json, do not count. */
const kinds = [
  ['fixtures', /\/fixtures\/|\.json$/],
  ['stories', /stories\.tsx$/i],
  ['tests', /^tests\/|\.(?:test|expected)\.tsx?$|\/testing\/|\/testing\.tsx?$/],
  ['tools', /^(?:scripts|\.storybook)\/|\/scripts\/|\.config\.\w+$/],
  ['docs', /\.mdx?$/],
  ['source', /\.(?:tsx?|jsx?|sql|html|mjs)$/],
];
const kindOf = (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0];
const partOf = (file) => /^(?:packages|apps)\/\w+|^[^/]+(?=\/)|/.exec(file)?.[0] || '.';

/** Lines and files by 'kind part', and of each kind. `git grep` counts the lines of each file that is not empty. */
function weigh(commit) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const sums = {};
  for (const line of execFileSync(
    'git',
    ['grep', '-cI', ...(commit ? ['', commit] : ['--untracked', ''])],
    options,
  ).split('\n')) {
    const [, file = '', lines] = /([^:]+):(\d+)$/.exec(line) ?? [];
    const kind = kindOf(file);
    if (!kind || /^package-lock|^sbom/.test(file)) continue;
    for (const name of [`${kind} ${partOf(file)}`, `${kind} in all`]) {
      sums[name] ??= { lines: 0, files: 0 };
      sums[name].lines += Number(lines);
      sums[name].files += 1;
    }
  }
  return sums;
}

const now = weigh();
const before = since ? weigh(since) : {};
const none = { lines: 0, files: 0 };
const rows = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort().map((name) => {
  const { lines, files } = now[name] ?? none;
  const former = before[name] ?? none;
  const more = { 'more lines': lines - former.lines, 'more files': files - former.files };
  return [name, { lines, files, ...(since && more) }];
});
console.table(Object.fromEntries(rows));

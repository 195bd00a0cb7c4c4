import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flagged } from '../cspell.config.mjs';
import table from './flaggedWords.json' with { type: 'json' };
import { root, run } from './run.mjs';

/** The files that git knows or could add, with those below the given paths alone. */
async function filesBelow(paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { output } = await run('git', args, { quiet: true });
  return output.split('\n').filter(Boolean);
}

/** File names with a flagged word in them: cspell reads contents alone. */
function nameProblems(files) {
  const allowed = (file) =>
    table.allowed
      .filter((each) => path.matchesGlob(file, each.files))
      .flatMap(({ texts }) => texts);
  return files.flatMap((file) => {
    const name = allowed(file).reduce((rest, text) => rest.replaceAll(text, ''), file);
    const [word] = new RegExp(flagged).exec(name) ?? [];
    return word ? [`${file} - Forbidden word in the name (${word})`] : [];
  });
}

/** Allowances that no file needs. */
function unusedAllowances(files) {
  const isUsed = (pattern, text) =>
    files
      .filter((file) => path.matchesGlob(file, pattern))
      .some((file) => `${file}\n${readFileSync(path.join(root, file), 'utf8')}`.includes(text));
  return table.allowed.flatMap(({ files: pattern, texts }) =>
    texts
      .filter((text) => !isUsed(pattern, text))
      .map((text) => `scripts/flaggedWords.json allows '${text}' in ${pattern}, where it is not.`),
  );
}

// `npm run words [-- PATH…]` prints the file, the line and the words around each flagged word.
const paths = process.argv.slice(2);
const files = await filesBelow(paths);
const problems = [...nameProblems(files), ...(paths.length === 0 ? unusedAllowances(files) : [])];
for (const problem of problems) console.log(problem);
const options = ['--no-default-configuration', '--gitignore', '--no-progress', '--no-summary'];
const { code } = await run('cspell', ['lint', ...options, '--show-context', ...paths]);
process.exitCode = code !== 0 || problems.length > 0 ? 1 : 0;

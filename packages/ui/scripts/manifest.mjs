import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..');

/** What only the workspace needs. */
const inside = new Set(['devDependencies', 'publishConfig', 'scripts']);

/** What of `src` is in the package: no tests, no stories, no docs. */
const isPublic = (file) => !/\.test\.|foundations|docs|sample/.test(file);

/** What comes from another workspace; within the workspace it has its own name. */
const fromOthers = { './format': './src/format/index.ts' };

/** An import path within the package, with a `*` spelled out. */
function importPaths([importPath, file]) {
  if (!importPath.includes('*')) return [[importPath, file]];
  const [before = '', after = ''] = file.split('*');
  return globSync(file, { cwd: folder })
    .map((found) => `./${found.replaceAll(path.sep, '/')}`)
    .filter(isPublic)
    .toSorted()
    .map((found) => [
      importPath.replace('*', found.slice(before.length, found.length - after.length)),
      found,
    ]);
}

function built([importPath, file]) {
  const module = file.replace('./src/', './').replace(/\.tsx?$/, '');
  if (!existsSync(path.join(folder, 'dist', `${module}.js`))) {
    throw new Error(`${importPath} leads to ${file}, which was not built.`);
  }
  return [importPath, { types: `${module}.d.ts`, default: `${module}.js` }];
}

/**
 * The package.json of the package: that of the workspace, whose import paths lead to sources, with
 * import paths that lead to what was built, one for each component.
 */
export function manifest() {
  const source = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return {
    ...Object.fromEntries(Object.entries(source).filter(([name]) => !inside.has(name))),
    // Importing the set-up of tests sets up jsdom.
    sideEffects: ['./theme.css', './frame.css', './testing/*'],
    exports: {
      ...Object.fromEntries(
        Object.entries({ ...source.exports, ...fromOthers })
          .flatMap(importPaths)
          .map(built),
      ),
      './theme.css': './theme.css',
      './frame.css': './frame.css',
      './fonts/*': './fonts/*',
      './tokens.json': './tokens.json',
      './figma/*': './figma/*',
      './package.json': './package.json',
    },
  };
}

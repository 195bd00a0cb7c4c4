import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/babel';

const folder = path.join(import.meta.dirname, '../../packages/ui');
const format = path.join(import.meta.dirname, '../../packages/format');

/** The import paths of the package by their file. */
const importPaths = new Map<string, string>();

const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};
for (const [importPath, pattern] of Object.entries(exports)) {
  // The root has all names; an example imports from the path of the component.
  if (importPath === '.') continue;
  const [before = '', after = ''] = pattern.split('*');
  for (const file of globSync(pattern, { cwd: folder })) {
    const part = `./${file}`.slice(before.length, `./${file}`.length - after.length);
    importPaths.set(
      path.join(folder, file),
      path.posix.join('@agent-portal/ui', importPath.replace('*', part)),
    );
  }
}

const names = new Map<string, ReadonlySet<string>>();

/** The exports of an index from files next to it. */
function namesOf(index: string): ReadonlySet<string> {
  const before = names.get(index);
  if (before) return before;
  const found = new Set<string>();
  for (const statement of babelParse(readFileSync(index, 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { exported } of statement.specifiers) {
      if (exported.type === 'Identifier') found.add(exported.name);
    }
  }
  names.set(index, found);
  return found;
}

/** The import path of a name that a file of the package declares, if it has one. */
export function importPathOf(file: string, name: string): string | undefined {
  if (file.startsWith(format + path.sep)) return '@agent-portal/ui/format';
  const own = importPaths.get(file);
  if (own !== undefined) return own;
  const index = path.join(path.dirname(file), 'index.ts');
  const importPath = importPaths.get(index);
  return importPath !== undefined && namesOf(index).has(name) ? importPath : undefined;
}

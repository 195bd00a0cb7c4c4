import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { readFileSync } from 'node:fs';

const source = path.join(import.meta.dirname, '../../packages/ui/src');
const format = path.join(import.meta.dirname, '../../packages/format');

/** The addresses of the package with an index of names, by the index's file. */
const indexes: ReadonlyMap<string, string> = new Map([
  ...globSync('components/*/index.ts', { cwd: source }).map(
    (file) =>
      [path.join(source, file), path.basename(path.dirname(file))] satisfies [string, string],
  ),
  ...['filters', 'filters/address', 'form', 'words', 'words/spanish', 'testing'].map(
    (folder) => [path.join(source, folder, 'index.ts'), folder] satisfies [string, string],
  ),
]);

const names = new Map<string, ReadonlySet<string>>();

/** What an index exports from files next to it. */
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

/** The public address of a name that a file of the package declares, if it has one. */
export function addressOf(file: string, name: string): string | undefined {
  if (file.startsWith(format + path.sep)) return '@agent-portal/ui/format';
  const inside = path.relative(source, file);
  if (/^theme\/[^/]+$/.test(inside) || inside === 'frame/frameCss.ts') {
    return `@agent-portal/ui/${inside.replace(/\.ts$/, '')}`;
  }
  const index = path.join(path.dirname(file), 'index.ts');
  const address = indexes.get(index);
  return address !== undefined && existsSync(index) && namesOf(index).has(name)
    ? `@agent-portal/ui/${address}`
    : undefined;
}

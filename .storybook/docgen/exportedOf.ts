import { readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { type Node, readModule, type SourceModule } from '../snippets/SourceModule.ts';

/** A value that an index exports, where it is declared. */
export interface Exported {
  readonly name: string;
  readonly module: SourceModule;
  readonly declaration: Node;
  /** The text of the comment above it. */
  readonly comment: string;
}

/** The values that an index exports from files of the package, in its order. */
export function exportedOf(index: string): readonly Exported[] {
  const found: Exported[] = [];
  for (const statement of babelParse(readFileSync(index, 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue;
    const file = path.join(path.dirname(index), statement.source?.value ?? '');
    if (!/\.tsx?$/.test(file)) continue;
    const module = readModule(file);
    for (const { exported } of statement.specifiers) {
      const name = exported.type === 'Identifier' ? exported.name : '';
      const declaration = module.declared.get(name);
      if (declaration) found.push({ name, module, declaration, comment: commentOn(module, name) });
      // Another index.
      else found.push(...exportedOf(file).filter((each) => each.name === name));
    }
  }
  return found;
}

/** The comment above the export of a name. */
function commentOn({ text }: SourceModule, name: string): string {
  const before = text.split(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'))[0] ?? '';
  return /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
}

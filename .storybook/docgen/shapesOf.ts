import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { type Node, readModule, type SourceModule } from '../snippets/SourceModule.ts';
import { describedBy, textOf } from './textOf.ts';

const source = path.join(import.meta.dirname, '../../packages/ui/src');

/** A property of an exported type. */
export interface ShapeRow {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly description: string;
}

/** An exported type that props or other types refer to. */
export interface Shape {
  readonly name: string;
  /** Its properties, or none of a type with other members, which `type` has. */
  readonly rows: readonly ShapeRow[];
  readonly type: string;
}

/** The file of each type that the package exports, by name. */
const files = new Map<string, string>();
for (const index of globSync('{components/*,filters,form}/index.ts', { cwd: source })) {
  for (const statement of babelParse(readFileSync(path.join(source, index), 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const file = path.join(source, path.dirname(index), statement.source.value);
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ExportSpecifier') continue;
      const { exported, exportKind } = specifier;
      if (statement.exportKind !== 'type' && exportKind !== 'type') continue;
      const name = exported.type === 'Identifier' ? exported.name : '';
      if (!name.endsWith('Props')) files.set(name, file);
    }
  }
}

/** The properties of a type: its own, and those of the parts that make it up. */
export function rowsOf(module: SourceModule, type: Node): readonly ShapeRow[] {
  if (type.type === 'TSParenthesizedType') return rowsOf(module, type.typeAnnotation as Node);
  if (type.type === 'TSIntersectionType') {
    return type.types.flatMap((part) => rowsOf(module, part as Node));
  }
  if (type.type === 'TSUnionType') {
    // Each kind has others.
    return type.types
      .flatMap((part) => rowsOf(module, part as Node))
      .map(({ name, type: written, description }) => ({
        name,
        isRequired: false,
        type: written,
        description,
      }));
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const declaration = module.declared.get(type.typeName.name);
    return declaration ? rowsOf(module, declaration) : [];
  }
  if (type.type === 'TSTypeAliasDeclaration') return rowsOf(module, type.typeAnnotation as Node);
  if (type.type === 'TSInterfaceDeclaration') {
    const parents = (type.extends ?? []).flatMap(({ expression }) => {
      const name = expression.type === 'Identifier' ? expression.name : '';
      const parent = module.declared.get(name);
      return parent ? rowsOf(module, parent) : [];
    });
    return [...parents, ...rowsOf(module, type.body as Node)];
  }
  if (type.type !== 'TSTypeLiteral' && type.type !== 'TSInterfaceBody') return [];
  const members = type.type === 'TSTypeLiteral' ? type.members : type.body;
  return members.flatMap((member): readonly ShapeRow[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    const value = member.typeAnnotation?.typeAnnotation;
    return [
      {
        name: member.key.name,
        isRequired: member.optional !== true,
        type: value ? textOf(module, value as Node).replace(/ \| undefined$/, '') : '',
        description: describedBy(member.leadingComments?.at(-1)?.value ?? ''),
      },
    ];
  });
}

function shapeOf(module: SourceModule, name: string, declaration: Node): Shape | undefined {
  // A choice between kinds has a property once, as its first kind has it.
  const all = rowsOf(module, declaration);
  const rows = all.filter((row, place) => all.findIndex((one) => one.name === row.name) === place);
  if (rows.length > 0) return { name, rows, type: '' };
  if (declaration.type !== 'TSTypeAliasDeclaration') return undefined;
  return { name, rows, type: textOf(module, declaration.typeAnnotation as Node) };
}

/** Whether the package exports a type of this name. */
export const isShape = (name: string) => files.has(name);

/** The exported types that these types name, and those that they name in turn. */
export function shapesOf(types: readonly string[]): readonly Shape[] {
  const found = new Map<string, Shape>();
  const visit = (type: string) => {
    for (const [name] of type.matchAll(/\b[A-Z]\w+\b/g)) {
      const file = files.get(name);
      if (file === undefined || found.has(name)) continue;
      const module = readModule(file);
      const declaration = module.declared.get(name);
      const shape = declaration && shapeOf(module, name, declaration);
      if (!shape) continue;
      found.set(name, shape);
      for (const row of shape.rows) visit(row.type);
      visit(shape.type);
    }
  };
  for (const type of types) visit(type);
  return [...found.values()];
}

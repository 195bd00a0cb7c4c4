import { readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, type types } from 'storybook/internal/babel';

export type Node = types.Node & { readonly start: number; readonly end: number };

export interface ImportedName {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

/** A file of stories or samples, with what it declares and imports at its top. */
export interface SourceModule {
  readonly file: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, ImportedName>;
}

const known = new Map<string, { readonly text: string; readonly module: SourceModule }>();

/** Reads a file; the same text is parsed once. */
export function readModule(file: string): SourceModule {
  const text = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.text === text) return before.module;
  const declared = new Map<string, Node>();
  const imported = new Map<string, ImportedName>();
  for (const statement of babelParse(text).program.body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, imported);
    else addDeclared(statement, declared);
  }
  const module = { file, text, declared, imported };
  known.set(file, { text, module });
  return module;
}

/** The file that a relative import leads to. */
export const importedFile = (module: SourceModule, from: string) =>
  path.resolve(path.dirname(module.file), from);

function addImports(statement: types.ImportDeclaration, imported: Map<string, ImportedName>) {
  const from = statement.source.value;
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ImportSpecifier') {
      const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
      imported.set(specifier.local.name, { from, name, isType: false });
      continue;
    }
    const { imported: name } = specifier;
    imported.set(specifier.local.name, {
      from,
      name: name.type === 'Identifier' ? name.name : name.value,
      isType: statement.importKind === 'type' || specifier.importKind === 'type',
    });
  }
}

function addDeclared(statement: types.Statement, declared: Map<string, Node>) {
  const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  const declaration = exported ?? statement;
  if (declaration.type === 'VariableDeclaration') {
    for (const { id } of declaration.declarations) {
      for (const name of boundNames(id as Node)) declared.set(name, declaration as Node);
    }
  } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
    declared.set(declaration.id.name, declaration as Node);
  }
}

/** The names that a declaration gives values to: one, or those of a list or an object. */
function boundNames(id: Node): readonly string[] {
  if (id.type === 'Identifier') return [id.name];
  if (id.type === 'ArrayPattern') {
    return id.elements.flatMap((each) => (each ? boundNames(each as Node) : []));
  }
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((each) =>
    boundNames((each.type === 'RestElement' ? each.argument : each.value) as Node),
  );
}

/** The initial value of a constant at the top of a module, without `as` and `satisfies`. */
export function valueOf(module: SourceModule, name: string): Node | undefined {
  const declaration = module.declared.get(name);
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const found = declaration.declarations.find(
    ({ id }) => id.type === 'Identifier' && id.name === name,
  );
  return found?.init ? bare(found.init as Node) : undefined;
}

/** An expression without what only the type checker reads. */
export function bare(node: Node): Node {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSInstantiationExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return bare(node.expression as Node);
  }
  return node;
}

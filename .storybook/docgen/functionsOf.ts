import type { Node, SourceModule } from '../snippets/SourceModule.ts';
import { type Exported, exportedOf } from './exportedOf.ts';
import { isShape, rowsOf, type ShapeRow } from './shapesOf.ts';
import { parametersIn, textOf, withoutStars } from './textOf.ts';

/** A function that the package exports: how to call it, and each parameter. */
export interface FunctionShape {
  readonly name: string;
  readonly description: string;
  /** Such as `toast(message: string, action?: ToastAction): void`. */
  readonly signature: string;
  readonly rows: readonly ShapeRow[];
}

type Callable = Extract<
  Node,
  { readonly type: 'FunctionDeclaration' | 'ArrowFunctionExpression' | 'FunctionExpression' }
>;

function callableOf(declaration: Node, name: string): Callable | undefined {
  if (declaration.type === 'FunctionDeclaration') return declaration;
  if (declaration.type !== 'VariableDeclaration') return undefined;
  const found = declaration.declarations.find(
    ({ id }) => id.type === 'Identifier' && id.name === name,
  );
  const value = found?.init;
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression'
    ? (value as Callable)
    : undefined;
}

/** The type that is written after a name or a list of parameters. */
function annotation(module: SourceModule, written: unknown): string {
  const { typeAnnotation } = (written ?? {}) as { readonly typeAnnotation?: Node | null };
  if (!typeAnnotation) return '';
  return typeAnnotation.type === 'TSTypeAnnotation'
    ? textOf(module, typeAnnotation.typeAnnotation as Node)
    : textOf(module, typeAnnotation);
}

/** The type of a default value that is written without one. */
function typeOfDefault(value: Node, before: readonly ShapeRow[]): string {
  if (value.type === 'Identifier')
    return before.find(({ name }) => name === value.name)?.type ?? '';
  const [, kind = ''] = /^(String|Numeric|Boolean)Literal$/.exec(value.type) ?? [];
  return { String: 'string', Numeric: 'number', Boolean: 'boolean' }[kind] ?? '';
}

/**
 * The parameters of a function. One that is taken apart has the name that the comment has at its
 * place.
 */
function parametersOf(
  module: SourceModule,
  { params }: Callable,
  comment: string,
): readonly ShapeRow[] {
  const described = parametersIn(comment);
  const rows: ShapeRow[] = [];
  for (const parameter of params) {
    const hasDefault = parameter.type === 'AssignmentPattern';
    const isRest = parameter.type === 'RestElement';
    const target = hasDefault ? parameter.left : isRest ? parameter.argument : parameter;
    const isNamed = target.type === 'Identifier';
    const name = isNamed ? target.name : ([...described.keys()][rows.length] ?? '');
    const type = annotation(module, isRest ? parameter : target);
    rows.push({
      name: isRest ? `...${name}` : name,
      isRequired: !hasDefault && !(isNamed && target.optional === true),
      type: type || (hasDefault ? typeOfDefault(parameter.right as Node, rows) : ''),
      description: described.get(name) ?? '',
    });
  }
  return rows;
}

/** The properties of a parameter whose type has no name outside of its file. */
function withinOf(module: SourceModule, { name, type }: ShapeRow): readonly ShapeRow[] {
  const declared = isShape(type) ? undefined : module.declared.get(type);
  const rows = declared ? rowsOf(module, declared) : [];
  return rows.map(({ name: own, isRequired, type: written, description }) => ({
    name: `${name}.${own}`,
    isRequired,
    type: written,
    description,
  }));
}

function shapeOf({ name, module, declaration, comment }: Exported): readonly FunctionShape[] {
  const callable = callableOf(declaration, name);
  // A name with a capital is a component, which has props.
  if (!callable || !/^[a-z]/.test(name)) return [];
  const parameters = parametersOf(module, callable, comment);
  const rows = parameters.flatMap((parameter) => [parameter, ...withinOf(module, parameter)]);
  const types = callable.typeParameters ? textOf(module, callable.typeParameters as Node) : '';
  const returned = annotation(module, callable.returnType);
  const taken = parameters
    .map((row) => `${row.name}${row.isRequired ? '' : '?'}: ${row.type}`)
    .join(', ');
  const signature = `${name}${types}(${taken})${returned && `: ${returned}`}`;
  return [{ name, description: withoutStars(comment), signature, rows }];
}

/** The functions and hooks that an index exports. */
export const functionsOf = (index: string): readonly FunctionShape[] =>
  exportedOf(index).flatMap(shapeOf);

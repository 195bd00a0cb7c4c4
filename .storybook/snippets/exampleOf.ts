import type { types } from 'storybook/internal/babel';
import { attributesOf, childrenText, objectOf, type PrintedArg } from './attributesOf.ts';
import type { Node, SourceModule } from './SourceModule.ts';
import type { StoryParts } from './storyParts.ts';
import { print, type Replace } from './walk.ts';

/** Replaces a test's spy with an empty function. `others` has the other replacements. */
export const replaceSpy = (module: SourceModule, others: Replace = () => undefined): Replace => {
  const replace: Replace = (node, parent) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') {
      return others(node, parent);
    }
    if (module.imported.get(node.callee.name)?.from !== 'storybook/test') return undefined;
    const [does] = node.arguments as Node[];
    if (does) return replace(does, node) ?? print(module, does, replace);
    // What calls it gives it what its type takes.
    const type = (node.typeParameters as Node | null | undefined) ?? undefined;
    return type ? `(() => {}) as ${print(module, type, replace).slice(1, -1)}` : '() => {}';
  };
  return replace;
};

const exampleText = (module: SourceModule, node: Node): string =>
  replaceSpy(module)(node, node) ?? print(module, node, replaceSpy(module));

/** The component of a story as an arrow function, with its props written out. */
export function exampleOf(module: SourceModule, { args, render, component }: StoryParts): string {
  const printed = args.map((arg) => ({ ...arg, text: exampleText(module, arg.source) }));
  if (!render) {
    if (component === undefined) throw new Error(`${module.file} shows no component.`);
    return `() => ${elementOf(component, printed)}`;
  }
  if (render.type === 'ArrowFunctionExpression' || render.type === 'FunctionExpression') {
    return rendered(module, render, printed);
  }
  if (render.type === 'ObjectMethod') return rendered(module, render, printed);
  throw new Error(`A story of ${module.file} has no function that renders it.`);
}

function elementOf(tag: string, args: readonly PrintedArg[]) {
  const start = `<${tag} ${attributesOf(args)}`;
  const children = childrenText(args);
  return children === undefined ? `${start} />` : `${start}>${children}</${tag}>`;
}

type Render = types.ArrowFunctionExpression | types.FunctionExpression | types.ObjectMethod;

function rendered(module: SourceModule, { params, body }: Render, args: readonly PrintedArg[]) {
  const [parameter] = params as Node[];
  const spy = replaceSpy(module);
  if (!parameter) return `() => ${parenthesized(body as Node, print(module, body as Node, spy))}`;
  const names = parameterNames(parameter);
  const rest =
    names?.rest === undefined ? args : args.filter(({ name }) => !names.own.has(name ?? ''));
  let isWhole = names === undefined;
  const written = (node: Node, parent: Node): string | undefined => {
    const inTag = names?.rest && tagWithArgs(module, node, names.rest, rest, written);
    if (inTag) return inTag;
    const value = valueIn(node, names, args, rest);
    if (value !== undefined) return parent.type === 'JSXExpressionContainer' ? value : `(${value})`;
    if (node.type === 'Identifier' && node.name === names?.rest) isWhole = true;
    if (node.type === 'ConditionalExpression') {
      const test = valueIn(node.test as Node, names, args, rest);
      const chosen = test === 'true' ? node.consequent : node.alternate;
      if (test === 'true' || test === 'false' || test === 'undefined') {
        return written(chosen as Node, node) ?? print(module, chosen as Node, written);
      }
    }
    return spy(node, parent);
  };
  const text = written(body as Node, body as Node) ?? print(module, body as Node, written);
  if (!isWhole) return `() => ${parenthesized(body as Node, text)}`;
  const pattern = module.text.slice(parameter.start, parameter.end);
  return withConstant(pattern, args, body as Node, print(module, body as Node, spy));
}

interface ParameterNames {
  /** The name of the object with the args, or with those without a name. */
  readonly rest?: string;
  /** The name in the function of each arg that has one. */
  readonly own: ReadonlyMap<string, string>;
}

/** Undefined for a pattern that takes args apart further. */
function parameterNames(parameter: Node): ParameterNames | undefined {
  if (parameter.type === 'Identifier') return { rest: parameter.name, own: new Map() };
  if (parameter.type !== 'ObjectPattern') return undefined;
  const own = new Map<string, string>();
  let rest: string | undefined;
  for (const each of parameter.properties) {
    const target = each.type === 'RestElement' ? each.argument : each.value;
    if (target.type !== 'Identifier') return undefined;
    if (each.type === 'RestElement') rest = target.name;
    else if (each.key.type === 'Identifier') own.set(each.key.name, target.name);
  }
  return { own, ...(rest !== undefined && { rest }) };
}

/** The value of a name in the function. */
function valueIn(
  node: Node,
  names: ParameterNames | undefined,
  args: readonly PrintedArg[],
  rest: readonly PrintedArg[],
): string | undefined {
  if (!names) return undefined;
  if (node.type === 'Identifier') {
    const [key] = [...names.own].find(([, local]) => local === node.name) ?? [];
    return key === undefined ? undefined : valueOfArg(key, args);
  }
  return names.rest === undefined ? undefined : memberOf(node, names.rest, rest);
}

/** The lines of a function that starts with a constant for its args. */
function withConstant(name: string, args: readonly PrintedArg[], body: Node, text: string) {
  const lines = body.type === 'BlockStatement' ? text.slice(1, -1) : `return (${text});`;
  return `() => { const ${name} = ${objectOf(args)}; ${lines} }`;
}

const parenthesized = (body: Node, text: string) =>
  body.type === 'BlockStatement' ? text : `(${text})`;

/** `args.name` as the value itself. */
function memberOf(node: Node, of: string, args: readonly PrintedArg[]): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')
    return undefined;
  const { object, property, computed } = node;
  if (computed || object.type !== 'Identifier' || object.name !== of) return undefined;
  if (property.type !== 'Identifier') return undefined;
  return valueOfArg(property.name, args);
}

function valueOfArg(key: string, args: readonly PrintedArg[]): string {
  const found = args.find(({ name }) => name === key);
  if (found) return found.text;
  const spread = args.findLast(({ name }) => name === undefined);
  return spread ? `${spread.text}.${key}` : 'undefined';
}

/** An element with `{...args}`, with an attribute for each arg that no later attribute replaces. */
function tagWithArgs(
  module: SourceModule,
  node: Node,
  of: string,
  args: readonly PrintedArg[],
  replace: Replace,
): string | undefined {
  if (node.type !== 'JSXElement') return undefined;
  const { openingElement } = node;
  const attributes = openingElement.attributes as Node[];
  const place = attributes.findIndex(
    (each) =>
      each.type === 'JSXSpreadAttribute' &&
      each.argument.type === 'Identifier' &&
      each.argument.name === of,
  );
  if (place === -1) return undefined;
  const later = new Set(
    attributes
      .slice(place + 1)
      .flatMap((each) =>
        each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? each.name.name : [],
      ),
  );
  const stored = args.filter(({ name }) => name === undefined || !later.has(name));
  const written = attributes.map((each, index) =>
    index === place ? attributesOf(stored) : print(module, each, replace),
  );
  const tag = print(module, openingElement.name as Node, replace);
  const inside = (node.children as Node[]).map(
    (child) => replace(child, node) ?? print(module, child, replace),
  );
  const children = inside.length > 0 ? inside.join('') : childrenText(stored);
  const start = `<${tag} ${written.join(' ')}`;
  return children === undefined ? `${start} />` : `${start}>${children}</${tag}>`;
}

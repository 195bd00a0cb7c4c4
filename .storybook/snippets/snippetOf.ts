import { format } from 'oxfmt';
import { babelParse } from 'storybook/internal/babel';
import { importPathOf } from './importPathOf.ts';
import { exampleOf, replaceSpy } from './exampleOf.ts';
import {
  importedFile,
  type ImportedName,
  type Node,
  readModule,
  type SourceModule,
} from './SourceModule.ts';
import { partsOf } from './storyParts.ts';
import { namesIn, print, type Replace } from './walk.ts';

/** Matrices of all states, for pictures. They are not examples. */
const pictures = /\/sample\/Matrix\.tsx$/;

/** Stories whose source helps the reader: components and patterns. */
const examples = /^(Components|Patterns)\//;

interface Collected {
  /** By import path: each name, and whether it is imported only as a type. */
  readonly imports: Map<string, Map<string, boolean>>;
  readonly declarations: string[];
  /** The names in the example, by file or import path and own name. */
  readonly names: Map<string, string>;
  readonly seen: Set<Node>;
  isPicture: boolean;
}

/**
 * The source of a story that can be copied into an app: as written, with its props, with all that it uses, and with
 * imports from the package. Undefined for a story that is a test or a matrix of states.
 */
export async function snippetOf(file: string, story: string): Promise<string | undefined> {
  const module = readModule(file);
  const parts = partsOf(module, story);
  if (parts.isTest || !examples.test(parts.title)) return undefined;
  const example = `export const Example = ${exampleOf(module, parts)};`;
  const all: Collected = {
    imports: new Map(),
    declarations: [],
    names: new Map([['', 'Example']]),
    seen: new Set(),
    isPicture: false,
  };
  const renamed = collect(module, babelParse(example).program as Node, all);
  if (all.isPicture) return undefined;
  const own = { ...module, text: example };
  const lines = [
    [...all.imports]
      .toSorted(([one], [other]) => order(one, other))
      .map(importLine)
      .join('\n'),
    ...all.declarations,
    print(own, babelParse(example).program as Node, rename(renamed)),
  ];
  const { code, errors } = await format('Example.tsx', lines.filter(Boolean).join('\n\n'), {
    printWidth: 80,
    singleQuote: true,
  });
  const [failure] = errors;
  if (failure) throw new Error(`${file}, ${story}: ${failure.message}\n${lines.join('\n')}`);
  return code.trimEnd();
}

/** Packages first, then the design system. */
const order = (one: string, other: string) =>
  Number(one.startsWith('@agent-portal')) - Number(other.startsWith('@agent-portal')) ||
  one.localeCompare(other);

function importLine([from, names]: [string, ReadonlyMap<string, boolean>]) {
  const isOfTypes = [...names.values()].every(Boolean);
  const list = [...names].map(([name, isType]) => (isType && !isOfTypes ? `type ${name}` : name));
  return `import ${isOfTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';`;
}

/** Collects what the names in a node mean in its module. Returns the names that change. */
function collect(module: SourceModule, node: Node, all: Collected): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const name of namesIn(node)) {
    const imported = module.imported.get(name);
    const printed = imported
      ? addImported(module, name, imported, all)
      : addDeclared(module, name, all);
    if (printed !== name) renamed.set(name, printed);
  }
  return renamed;
}

/** The name of something in the example: a different one if its own is taken. */
function nameFor(identity: string, name: string, all: Collected): string {
  const before = all.names.get(identity);
  if (before !== undefined) return before;
  const taken = new Set(all.names.values());
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
  all.names.set(identity, free);
  return free;
}

/** Adds an import, or the declaration if it is not public. Returns its name in the example. */
function addImported(
  module: SourceModule,
  local: string,
  { from, name, isType }: ImportedName,
  all: Collected,
): string {
  if (from === 'storybook/test' || from === '@storybook/react-vite') return local;
  const file = from.startsWith('.') ? importedFile(module, from) : undefined;
  if (file && pictures.test(file)) all.isPicture = true;
  const publicly = file && importPathOf(file, name);
  if (file && publicly === undefined) return addDeclared(readModule(file), name, all);
  const importPath = publicly ?? from.replace(/^@agent-portal\/format$/, '@agent-portal/ui/format');
  const printed = nameFor(`${importPath}#${name}`, file ? name : local, all);
  const text = printed === name ? name : `${name} as ${printed}`;
  const names = all.imports.get(importPath) ?? new Map<string, boolean>();
  all.imports.set(importPath, names.set(text, isType && names.get(text) !== false));
  return printed;
}

/** Adds a declaration at the top of a module. Returns its name in the example. */
function addDeclared(module: SourceModule, name: string, all: Collected): string {
  const declaration = module.declared.get(name);
  if (!declaration || isOfStorybook(name, module) || isOfTests(declaration, module)) return name;
  const printed = nameFor(`${module.file}#${name}`, name, all);
  if (all.seen.has(declaration)) return printed;
  all.seen.add(declaration);
  const renamed = rename(collect(module, declaration, all));
  const text = print(module, declaration, replaceSpy(module, renamed));
  all.declarations.push(text);
  return printed;
}

/** Whether it finds or expects something. */
const isOfTests = (declaration: Node, { imported }: SourceModule) =>
  [...namesIn(declaration)].some(
    (name) => name !== 'fn' && imported.get(name)?.from === 'storybook/test',
  );

const isOfStorybook = (name: string, module: SourceModule) =>
  module.file.endsWith('.stories.tsx') && ['meta', 'Story'].includes(name);

const rename =
  (renamed: ReadonlyMap<string, string>): Replace =>
  (node) =>
    node.type === 'Identifier' || node.type === 'JSXIdentifier'
      ? renamed.get(node.name)
      : undefined;

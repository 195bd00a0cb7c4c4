import { bare, type Node, type SourceModule, valueOf } from './SourceModule.ts';
import type { types } from 'storybook/internal/babel';

/** A prop of a story, or an object whose properties are props. */
interface StoryArg {
  /** Without one, `value` is spread. */
  readonly name?: string;
  /** As written. */
  readonly source: Node;
  /** Without `as` and the like. */
  readonly value: Node;
}

/** What decides how a story looks. */
export interface StoryParts {
  readonly args: readonly StoryArg[];
  readonly render?: Node;
  /** The name of its component in the module. */
  readonly component?: string;
  readonly title: string;
  /** It only tests, so its page does not show it, or a function makes it: a matrix. */
  readonly isTest: boolean;
  readonly play?: Node;
  /** What decides how it looks apart from its code: the window, the theme, what is around it. */
  readonly surroundings: readonly Node[];
}

/** The arguments of a story that `plays()` makes: what differs, if anything does, and the play function. */
const playedOf = (story: Node | undefined): readonly Node[] | undefined =>
  story?.type === 'CallExpression' &&
  story.callee.type === 'Identifier' &&
  story.callee.name === 'plays'
    ? (story.arguments as Node[])
    : undefined;

/** The properties of an object by name, also of those that it spreads. */
function fieldsOf(module: SourceModule, name: string): ReadonlyMap<string, Node> {
  const story = valueOf(module, name);
  const played = playedOf(story);
  const value = played?.length === 2 ? played[0] : story;
  const play = played?.at(-1);
  const fields = new Map<string, Node>();
  if (play) fields.set('play', play);
  if (value?.type !== 'ObjectExpression') return fields;
  for (const property of value.properties) {
    if (property.type === 'SpreadElement' && property.argument.type === 'Identifier') {
      for (const [key, field] of fieldsOf(module, property.argument.name)) fields.set(key, field);
    } else if (property.type === 'ObjectProperty') {
      fields.set(keyOf(property) ?? '', bare(property.value as Node));
    } else if (property.type === 'ObjectMethod') {
      fields.set(property.key.type === 'Identifier' ? property.key.name : '', property as Node);
    }
  }
  return fields;
}

function keyOf({ key, computed }: types.ObjectProperty): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : undefined;
}

/** The args of an expression: an object's own, another story's, or a constant to spread. */
function argsOf(module: SourceModule, from: Node | undefined): readonly StoryArg[] {
  if (!from) return [];
  const value = bare(from);
  if (value.type === 'LogicalExpression') return argsOf(module, value.left as Node);
  if (value.type === 'MemberExpression' || value.type === 'OptionalMemberExpression') {
    const { object, property } = value;
    const isArgs = property.type === 'Identifier' && property.name === 'args';
    return isArgs && object.type === 'Identifier'
      ? argsOf(module, fieldsOf(module, object.name).get('args'))
      : [{ source: value, value }];
  }
  if (value.type === 'Identifier') {
    const found = valueOf(module, value.name);
    return found?.type === 'ObjectExpression' ? argsOf(module, found) : [{ source: value, value }];
  }
  if (value.type !== 'ObjectExpression') return [{ source: value, value }];
  return value.properties.flatMap((property): readonly StoryArg[] => {
    if (property.type === 'SpreadElement') return argsOf(module, property.argument as Node);
    const name = property.type === 'ObjectProperty' ? keyOf(property) : undefined;
    if (name === undefined || property.type !== 'ObjectProperty') {
      throw new Error(`A story of ${module.file} has an arg that cannot be printed.`);
    }
    const source = property.value as Node;
    return [{ name, source, value: bare(source) }];
  });
}

/** Later args replace earlier ones of their name, in the earlier place. */
function merged(args: readonly StoryArg[]): readonly StoryArg[] {
  const byName = new Map<string, StoryArg>();
  for (const [place, arg] of args.entries()) byName.set(arg.name ?? `…${place}`, arg);
  return [...byName.values()];
}

/** Whether a function other than `plays` creates the story. */
function isMade(module: SourceModule, name: string): boolean {
  const story = valueOf(module, name);
  return story?.type === 'CallExpression' && !playedOf(story);
}

/** The parts of a story, with those of its file's `meta`. */
export function partsOf(module: SourceModule, story: string): StoryParts {
  const meta = fieldsOf(module, 'meta');
  const own = fieldsOf(module, story);
  const render = own.get('render') ?? meta.get('render');
  const component = meta.get('component');
  const title = meta.get('title');
  const play = own.get('play');
  const tags = [own.get('tags'), meta.get('tags')].flatMap((list) =>
    list?.type === 'ArrayExpression' ? list.elements : [],
  );
  const surroundings = ['globals', 'parameters', 'decorators', 'loaders', 'beforeEach'];
  return {
    args: merged([...argsOf(module, meta.get('args')), ...argsOf(module, own.get('args'))]),
    ...(render && { render }),
    ...(component?.type === 'Identifier' && { component: component.name }),
    title: title?.type === 'StringLiteral' ? title.value : '',
    isTest:
      isMade(module, story) ||
      tags.some((tag) => tag?.type === 'StringLiteral' && tag.value === '!autodocs'),
    ...(play && { play }),
    surroundings: surroundings.flatMap((name) => own.get(name) ?? []),
  };
}

/** The stories that a file exports. */
export const storiesOf = (module: SourceModule): readonly string[] =>
  [...module.text.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => name);

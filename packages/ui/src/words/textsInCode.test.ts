import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Stories, docs, samples and tests write their own texts. */
const isOwn = /\.(test|stories)\.|^(docs|frame|theme|words)\/|\/sample\/|\.styles\.ts$/;

/** Files whose texts are no words of the package, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'components/AppFrame/AppFrame.tsx': 'Classes.',
  'components/DateField/useNoTimeZone.ts': 'A fault of a programmer.',
  'components/Grid/Grid.tsx': 'A function of CSS.',
  'components/Listbox/useListKeys.ts': 'The start of the names of keys.',
  'filters/production/productionShapes.ts': 'Labels that an app gives to its filters.',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Attributes that people read or hear. */
const read = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title']);

const hasWord = (text: string) => /\p{L}{2}/u.test(text);

const isPlacement = /^(top|bottom|left|right) (start|end)$/;

/** Two words, or one that starts with a capital letter; no selector. */
const isSentence = (text: string) =>
  !/[[>]/.test(text) &&
  !isPlacement.test(text) &&
  (/\p{L}{2,},? \p{L}/u.test(text) || /^[\s(]*\p{Lu}\p{Ll}+[.…:)]*$/u.test(text));

/** Calls that take names, classes and selectors. */
const ofNames = new Set([
  'useWords',
  'useFormat',
  'closest',
  'matches',
  'querySelector',
  'querySelectorAll',
]);

/** The name of the called function: `closest` of `target.closest(…)`. */
function calleeOf({ type, callee }: Node): string {
  if (type !== 'CallExpression' || !isNode(callee)) return '';
  const { name = (callee['property'] as Node | undefined)?.['name'] } = callee;
  return String(name);
}

/** Texts in these places are types, URLs, classes, key names, or errors for programmers. */
function isOfMachine(node: Node): boolean {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) {
    return true;
  }
  if (/^(Import|Export(All|Named))Declaration$/.test(node.type)) return node['source'] !== null;
  if (node.type === 'TaggedTemplateExpression' || node.type === 'ThrowStatement') return true;
  if (ofNames.has(calleeOf(node))) return true;
  if (node.type === 'BinaryExpression') return /^(===|!==|in)$/.test(String(node['operator']));
  const name = node.type === 'Property' ? node['key'] : node['name'];
  return (
    (node.type === 'Property' || node.type === 'JSXAttribute') &&
    ['className', 'd', 'id', 'rel', 'viewBox'].includes(String((name as Node)['name']))
  );
}

/** An attribute that people read. */
const isReadPart = (node: Node) =>
  node.type === 'JSXAttribute' && read.has(String((node['name'] as Node)['name']));

/** The texts of a file that its component would write. */
function textsOf(file: string, code: string): readonly string[] {
  const found: string[] = [];
  const add = (text: unknown, isRead: boolean) => {
    if (typeof text !== 'string') return;
    if (isRead ? hasWord(text) : isSentence(text)) found.push(text.trim());
  };
  const visit = (node: Node, isRead: boolean): void => {
    if (isOfMachine(node)) return;
    if (node.type === 'JSXText') add(node['value'], true);
    if (node.type === 'Literal') add(node['value'], isRead);
    if (node.type === 'TemplateElement') add((node['value'] as { cooked: string }).cooked, isRead);
    if (calleeOf(node) === 'announce') {
      const [text] = node['arguments'] as readonly Node[];
      if (text) visit(text, true);
      return;
    }
    for (const [name, value] of Object.entries(node)) {
      // The tests of a `switch` and of an `if` are keys and states.
      if (name === 'test' || name === 'key' || name === 'callee') continue;
      const children = Array.isArray(value) ? (value as readonly unknown[]) : [value];
      for (const child of children) if (isNode(child)) visit(child, isRead || isReadPart(node));
    }
  };
  visit(parseSync(file, code).program as unknown as Node, false);
  return found;
}

it.each([
  ['<p>Loading</p>', ['Loading']],
  ['<p aria-label="close">{text}</p>', ['close']],
  ['announce(`Sorted by ${name}`)', ['Sorted by']],
  ["const texts = { empty: 'No rows match.' }", ['No rows match.']],
  ["const title = isOpen ? 'Hide' : 'Show'", ['Hide', 'Show']],
  ['<p className="frame-side frame-nav" data-part="old name">{words.open}</p>', ['old name']],
  ["type Name = 'Two words'; if (key === 'Escape') throw new Error('No such row.')", []],
])('finds the texts of %s', (code, texts) => {
  expect(textsOf('file.tsx', code)).toEqual(texts);
});

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !isOwn.test(file));

it('each text of a component comes from its words', () => {
  const found = files.flatMap((file) => {
    const texts = textsOf(file, readFileSync(path.join(source, file), 'utf8'));
    return texts.length > 0 && !(file in allowed) ? [`${file}: ${texts.join(' | ')}`] : [];
  });
  expect(found).toEqual([]);
});

it('each exception is still needed', () => {
  const unneeded = Object.keys(allowed).filter(
    (file) => textsOf(file, readFileSync(path.join(source, file), 'utf8')).length === 0,
  );
  expect(unneeded).toEqual([]);
});

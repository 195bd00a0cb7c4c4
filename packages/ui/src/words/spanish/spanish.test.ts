import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { spanish } from './index.ts';

const folder = path.join(import.meta.dirname, '..');

/** Texts that are the same in both languages, or have no words. */
const same: ReadonlySet<string> = new Set([
  'Banner.danger',
  'DataTable.total',
  'DateField.letters.day',
  'DateField.letters.month',
  'TimeField.patterns.h23',
]);

type Texts = Readonly<Record<string, unknown>>;

/** The English texts of each component, as the types of the groups name them. */
async function englishTexts(): Promise<ReadonlyMap<string, Texts>> {
  const found = new Map<string, Texts>();
  const modules: Record<string, Texts> = {};
  for (const file of globSync('*/*Words.ts', { cwd: folder })) {
    Object.assign(modules, await import(path.join(folder, file)));
  }
  for (const file of globSync('*/*Words.ts', { cwd: folder })) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name = '', words = ''] of code.matchAll(/readonly (\w+): typeof (\w+);/g)) {
      found.set(name, modules[words] as Texts);
    }
  }
  return found;
}

/** All texts, with the way to each; texts within texts too. */
function flat(texts: unknown, at: string): readonly (readonly [string, unknown])[] {
  if (typeof texts !== 'object' || texts === null) return [[at, texts]];
  return Object.entries(texts).flatMap(([name, value]) => flat(value, at ? `${at}.${name}` : name));
}

/** Arguments that a text shows: numbers are grammar too, so each is tried as one and as many. */
const marks = ['«a»', '«b»', '«c»', '«d»', '«e»', '«f»'];
const written = (text: unknown, args: readonly unknown[]) => {
  if (typeof text !== 'function') return String(text);
  return String((text as (...args: readonly unknown[]) => unknown)(...args));
};

const english = new Map(flat(Object.fromEntries(await englishTexts()), ''));
const own = new Map(flat(spanish, ''));

it('has each text of the package, and no other', () => {
  expect(english.size).toBeGreaterThan(100);
  expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

/** Whether a text has more words than those that it is given. */
const hasWords = (text: unknown) => /\p{L}{2}/u.test(written(text, marks).replaceAll(/«.»/g, ''));

it.each([...english].filter(([name, text]) => hasWords(text) && !same.has(name)))(
  '%s differs from the English',
  (name, text) => {
    expect(written(own.get(name), marks)).not.toBe(written(text, marks));
  },
);

it.each([...english])('%s shows what the English shows', (name, text) => {
  const shown = (value: unknown) => marks.filter((mark) => written(value, marks).includes(mark));
  expect(shown(own.get(name))).toEqual(shown(text));
});

it.each([
  [spanish.SelectionTable?.selectPage?.(1, '1'), 'Seleccionar la única fila de esta página'],
  [
    spanish.SelectionTable?.selectPage?.(1240, '1,240'),
    'Seleccionar las 1,240 filas de esta página',
  ],
  [spanish.SelectionTable?.selected?.(1, '1'), '1 seleccionada'],
  [spanish.SelectionTable?.onOtherPages?.(1, '1'), '1 de ellas en otra página'],
  [spanish.MultiCombobox?.chosen?.(1, '1'), '1 elegido'],
  [spanish.TreeTable?.loaded?.('la rama', 1, '1'), 'Se cargó la rama: 1 fila'],
  [spanish.TextArea?.count?.(0, '0', 1, '1'), '0 de 1 carácter'],
])('writes one and several in their forms: %s', (text, expected) => {
  expect(text).toBe(expected);
});

import { beginsWord, foldText, searchWords } from '@agent-portal/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundRows } from './foundRows.ts';
import { allLines, countOf, foldLines, lineAt, toLines } from './Lines.ts';

/** Finds the rows in the plainest way. */
function expectedRows(labels: readonly string[], searched: string): number[] {
  const words = searchWords(searched);
  const lineOf = (row: number) => foldText(labels[row] ?? '');
  const rows = [...labels.keys()].filter((row) =>
    words.every((word) => lineOf(row).includes(word)),
  );
  const begins = (row: number) => words.every((word) => beginsWord(lineOf(row), word));
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))];
}

async function found(labels: readonly string[], searched: string): Promise<number[]> {
  return [...(await foundRows(await foldLines(await toLines(labels)), searched))];
}

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'ñ', ' ', '-', '1'), maxLength: 8 });

describe('the search in values', () => {
  it('finds values that contain a text, and first those of which a word begins with it', async () => {
    const labels = ['Ramos, Ana', 'Anders, Bo', 'Muñoz, Susana', "O'Anan & Sons"];
    expect(await found(labels, ' ANA ')).toEqual([0, 2, 3]);
    expect(await found(labels, 'ana ramos')).toEqual([0]);
    expect(await found(labels, 'oanan sons')).toEqual([3]);
    expect(await found(labels, 'munoz')).toEqual([2]);
    expect(await found(labels, 'zz')).toEqual([]);
  });

  it('finds all for no text, and no value across two lines', async () => {
    expect(await found(['a', 'b'], ' ')).toEqual([0, 1]);
    expect(await found(['a', 'b'], 'a\nb')).toEqual([]);
    expect(await found([], 'a')).toEqual([]);
  });

  it('finds the same as a plain search, in the same order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), text, async (labels, searched) => {
        expect(await found(labels, searched)).toEqual(expectedRows(labels, searched));
      }),
    ));
});

describe('lines', () => {
  it('are the texts that they were made of, also beyond a chunk', async () => {
    const texts = Array.from({ length: 25_000 }, (_, row) => (row % 7 === 0 ? '' : `Ünit ${row}`));
    const lines = await toLines(texts);
    expect(countOf(lines)).toBe(25_000);
    expect(allLines(lines)).toEqual(texts);
    expect(lineAt(lines, 24_999)).toBe(texts[24_999]);
    expect(lineAt(await foldLines(lines), 20_000)).toBe('unit 20000');
  });
});

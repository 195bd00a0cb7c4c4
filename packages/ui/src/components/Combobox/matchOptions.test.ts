import { describe, expect, it } from 'vitest';
import { exactMatch, matchOptions, prepareSearch } from './matchOptions.ts';

const options = ['Muñoz, Ana', 'Lindqvist, Per', 'Ferreira-Castellanos, Maria', 'MUNOZ, LUIS'].map(
  (label) => ({ value: label, label }),
);
const labels = (text: string) => {
  const { length, at } = matchOptions(options, text);
  return Array.from({ length }, (_, row) => at(row)?.label);
};

describe('the options that match a text', () => {
  it('are all of them for no text', () => {
    expect(matchOptions(options, '')).toBe(options);
    expect(matchOptions(options, '  ')).toBe(options);
  });

  it('contain it anywhere, in upper or lower case', () => {
    expect(labels('CASTELL')).toEqual(['Ferreira-Castellanos, Maria']);
    expect(labels('per')).toEqual(['Lindqvist, Per']);
  });

  it('match with and without accents', () => {
    expect(labels('munoz')).toEqual(['Muñoz, Ana', 'MUNOZ, LUIS']);
    expect(labels('muñoz')).toEqual(['Muñoz, Ana', 'MUNOZ, LUIS']);
  });

  it('are first where a word begins with the text, and keep their order', () => {
    expect(labels('m')).toEqual(['Muñoz, Ana', 'Ferreira-Castellanos, Maria', 'MUNOZ, LUIS']);
    expect(labels('lu')).toEqual(['MUNOZ, LUIS']);
    expect(labels('l')).toEqual(['Lindqvist, Per', 'MUNOZ, LUIS', 'Ferreira-Castellanos, Maria']);
    expect(labels('an')).toEqual(['Muñoz, Ana', 'Ferreira-Castellanos, Maria']);
    expect(labels('castell')).toEqual(['Ferreira-Castellanos, Maria']);
    expect(labels('z')).toEqual(['Muñoz, Ana', 'MUNOZ, LUIS']);
  });

  it('begin a word after a sign, a space or nothing, and not after a letter or a digit', () => {
    const ids = ['A-4473310', 'B 9473', 'C 473', '473'].map((label) => ({ value: label, label }));
    const found = matchOptions(ids, '473');
    expect(Array.from({ length: found.length }, (_, row) => found.at(row)?.label)).toEqual([
      'C 473',
      '473',
      'A-4473310',
      'B 9473',
    ]);
  });

  it('are none for a text that no option has', () => {
    expect(labels('xyz')).toEqual([]);
  });

  it('do not depend on the text before', () => {
    for (const before of ['', 'a', 'an', 'ana', 'per', 'xyz']) {
      matchOptions(options, before);
      expect(labels('an')).toEqual(['Muñoz, Ana', 'Ferreira-Castellanos, Maria']);
    }
  });

  it('are found by one letter, digit or accented letter', () => {
    expect(labels('z')).toEqual(['Muñoz, Ana', 'MUNOZ, LUIS']);
    expect(labels('É')).toEqual(['Lindqvist, Per', 'Ferreira-Castellanos, Maria']);
    expect(labels('7')).toEqual([]);
  });

  it('contain each word, in any order', () => {
    expect(labels('ana muñoz')).toEqual(['Muñoz, Ana']);
    expect(labels('maria ferreira castellanos')).toEqual(['Ferreira-Castellanos, Maria']);
    expect(labels('Ferreira–Castellanos, Maria.')).toEqual(['Ferreira-Castellanos, Maria']);
    expect(labels('munoz per')).toEqual([]);
  });

  it('are found by a number as mail writes it', () => {
    const numbers = ['NL0018O0142', 'NL0020Z7707'].map((label) => ({ value: label, label }));
    for (const text of ['policy', '#nl0020z7707', 'Policy # NL-0020-Z7707.', '(NL0020Z7707)']) {
      const { length, at } = matchOptions(numbers, text);
      expect([length, at(0)?.label]).toEqual(
        text === 'policy' ? [0, undefined] : [1, 'NL0020Z7707'],
      );
    }
  });

  it('contain the letters in their order', () => {
    expect(labels('zonum')).toEqual([]);
  });

  it('do not treat the text as a pattern', () => {
    expect(labels('.*')).toEqual([]);
  });

  it('are the same whether the list was prepared in part, in whole or not at all', () => {
    const many = () =>
      Array.from({ length: 5_000 }, (_, index) => ({ value: `${index}`, label: `Ana ${index}` }));
    const found = (list: ReturnType<typeof many>) => {
      const { length, at } = matchOptions(list, '4999');
      return [length, at(0)?.value];
    };
    const [part, whole] = [many(), many()];
    expect(prepareSearch(part)).toBe(false);
    while (!prepareSearch(whole));
    expect([found(part), found(whole), found(many())]).toEqual([
      [1, '4999'],
      [1, '4999'],
      [1, '4999'],
    ]);
  });
});

describe('the option that a whole text names', () => {
  const options = ['Ana Muñoz', 'Ana', 'Ben Brandt', 'Ben Brandt', ' Cleo '].map((label, row) => ({
    value: `${row}`,
    label,
  }));

  it.each([
    ['ana', '1'],
    [' ANA MUNOZ ', '0'],
    ['cleo', '4'],
    ['Ben Brandt', undefined],
    ['an', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('finds the option that %j is the label of', (text, value) => {
    expect(exactMatch(options, text)?.value).toBe(value);
  });

  it('finds no disabled option, and the enabled one of two', () => {
    const [first, second] = [
      { value: '0', label: 'Ana', disabled: true },
      { value: '1', label: 'Ana' },
    ];
    expect(exactMatch([first], 'Ana')).toBeUndefined();
    expect(exactMatch([first, second], 'Ana')).toBe(second);
  });
});

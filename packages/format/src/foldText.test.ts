import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { foldNumber, searchWords } from './searchWords.ts';
import { compareNames, sortNames } from './sortNames.ts';

it.each([
  ['Þórðardóttir', 'thordardottir'],
  ['Müller, José', 'muller, jose'],
  ['Mu\u0308ller', 'muller'],
  ['Strauß STRAẞE', 'strauss strasse'],
  ['Łódź Đorđe Ørsted Æsa Œuvre', 'lodz dorde orsted aesa oeuvre'],
  ['İpek Işık ISIK', 'ipek isik isik'],
  ['O’Brien O‘Brien OʼBrien O`Brien O´Brien O′Brien', 'obrien obrien obrien obrien obrien obrien'],
  [
    'Jean–Luc Jean—Luc Jean‑Luc Jean−Luc Jean - Luc',
    'jean luc jean luc jean luc jean luc jean luc',
  ],
  ['Kim\u00a0Ng\u200b\u00ad\ufeff', 'kim ng'],
  ['Ｋｉｍ　Ｎｇ', 'kim ng'],
  ['ΣΊΣΥΦΟΣ Σίσυφος', 'σισυφοσ σισυφοσ'],
  ['a\nb\t c', 'a\nb c'],
  ['100%_\\', '100%_\\'],
])('folds %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['Okafor, Ifeoma', ['okafor', 'ifeoma']],
  ['Policy # NL0018O0142.', ['nl0018o0142']],
  ['“Smith, Jr.” (Ann)', ['smith', 'jr', 'ann']],
  ['Policy, Case', ['policy', 'case']],
  ['...', ['...']],
  ['• “AT&T” = $100', ['at&t', '100']],
  [`${'!'.repeat(100_000)}a${'!'.repeat(100_000)}`, ['a']],
  ['%_', ['%_']],
  [' ', []],
])('searches %j by its words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  'NL-0018-O0142',
  '(nl0018o0142)',
  'Policy No. NL 0018 O0142;',
  '#NL0018O0142,\r\n',
  '•NL0018O0142',
  'NL0018O0142|',
  '=NL0018O0142',
  '→ NL0018O0142',
])('reads %j as a number', (text) => {
  expect(foldNumber(text)).toBe('nl0018o0142');
});

it('sortNames sorts names as people do', () => {
  const sorted = [
    'Álvarez, Ana', 'de la Cruz, Jo', 'Dunn, Al', 'Jean Lee', 'Jean-Luc', 'lower', 'Ng, Kim', 'Ngo, Al',
    'Obregon', "O'Brien, Amy", 'O’Brien, Zoe', 'Ødegaard', 'Þór', 'Zhou',
  ]; // prettier-ignore
  expect(sortNames(sorted.toReversed())).toEqual(sorted);
  expect(
    sortNames(
      sorted.map((name) => ({ name })),
      ({ name }) => name,
    )[0]?.name,
  ).toBe('Álvarez, Ana');
  expect(compareNames('Alvarez', 'Álvarez')).toBe(-1);
  expect(compareNames('Álvarez', 'Álvarez')).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './parsePhone.ts';

describe('an American number', () => {
  it.each([
    '6085550176',
    '16085550176',
    '+16085550176',
    '(608) 555-0176',
    '((608) 555-0176)',
    '608-555-0176',
    '608.555.0176',
    '608/555-0176',
    '608 555 0176',
    '608555-0176',
    '(608)5550176',
    '1-608-555-0176',
    '1 (608) 555-0176',
    '+1 608 555 0176',
    '+1 (608) 555‑0176',
    '001 608 555 0176',
    '011 1 608 555 0176',
    '608–555–0176',
    '608 − 555 − 0176',
    '608\u00A0555\u00A00176',
    '\u202A(608) 555-0176\u202C',
    '608\u200B-555-\u00AD0176',
    '٦٠٨٥٥٥٠١٧٦',
    '۶۰۸-۵۵۵-۰۱۷۶',
    '６０８－５５５－０１７６',
    'tel:+1-608-555-0176',
    ' 608-555-0176. ',
    '-608–555–0176',
  ])('is read from %j', (text) => {
    expect(parsePhone(text)).toEqual({
      number: '6085550176',
      isAmerican: true,
      href: 'tel:+16085550176',
      shown: '(608) 555-0176',
    });
  });

  it.each([
    '(608) 555-0176 ext. 22',
    '(608) 555-0176 ext 22',
    '(608) 555-0176 Extension 22',
    '(608) 555-0176, extn. 22',
    '(608) 555-0176 (ext. 22)',
    '608-555-0176x22',
    '608-555-0176 x 22',
    '608-555-0176 X.22',
    '6085550176;ext=22',
    'tel:+16085550176;ext=22',
    '608-555-0176#22',
    '608-555-0176 # 22',
    '608-555-0176,,22',
    '608-555-0176,22',
    '٦٠٨٥٥٥٠١٧٦ x٢٢',
  ])('has its extension in %j', (text) => {
    expect(parsePhone(text)).toEqual({
      number: '6085550176',
      extension: '22',
      isAmerican: true,
      href: 'tel:+16085550176;ext=22',
      shown: '(608) 555-0176 ext. 22',
    });
  });

  it.each([
    '608-555-0176 / 608-555-0177',
    '608-555-0176/608-555-0177',
    '608-555-0176 or 608-555-0177',
    '608-555-0176, 608-555-0177',
    '608-555-0176; 555-0177',
    '608-555-0176 608-555-0177',
    '6085550176 & 6085550177',
    '(608) 555-0176 / 77',
    '608-555-0176 22',
    '608-555-0176, 2 lines',
    '608-555-0176 (home)',
    'Office: 608-555-0176',
    'call office at 608-555-0176',
    '608-555-0176 or +44 20 7946 0958',
  ])('is the first one of %j, which is shown as it is', (text) => {
    expect(parsePhone(text)).toMatchObject({ href: 'tel:+16085550176', shown: text });
  });

  it('is dialed with the extension that belongs to it', () => {
    expect(parsePhone('608-555-0176 x22 / 608-555-0177 x33')?.href).toBe('tel:+16085550176;ext=22');
    expect(parsePhone('608-555-0176 ext. 22 (work)')?.href).toBe('tel:+16085550176;ext=22');
    expect(parsePhone('608-555-0176 / 608-555-0177 x33')?.href).toBe('tel:+16085550176');
  });

  it.each([
    ['1-800-FLOWERS', 'tel:+18003569377'],
    ['1-800-flowers', 'tel:+18003569377'],
    ['800 FLOWERS', 'tel:+18003569377'],
    ['+1 (800) FLOWERS', 'tel:+18003569377'],
    ['1-800-CONTACTS', 'tel:+18002668228'],
    ['1-800-4-A-CHILD', 'tel:+18004224453'],
    ['1-888-GO-FEDEX', 'tel:+18884633339'],
    ['(608) 555-HELP', 'tel:+16085554357'],
    ['1-800-FLOWERS ext. 5', 'tel:+18003569377;ext=5'],
    ['1-800-FLOWERS x5', 'tel:+18003569377;ext=5'],
  ])('is dialed by its letters: %j', (text, href) => {
    expect(parsePhone(text)).toMatchObject({ href, isAmerican: true, shown: text });
  });
});

it.each([
  ['+65 6123 4567', 'tel:+6561234567'],
  ['+6561234567', 'tel:+6561234567'],
  ['+47 22 12 34 56', 'tel:+4722123456'],
  ['0047 22 12 34 56', 'tel:+4722123456'],
  ['011 44 20 7946 0958', 'tel:+442079460958'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+44 20 7946 0958 ext. 5', 'tel:+442079460958;ext=5'],
  ['+44 20 7946 0958 / +44 20 7946 0959', 'tel:+442079460958'],
  ['+49 30/1234567', 'tel:+49301234567'],
  ['+608 555 0176', 'tel:+6085550176'],
  ['+47 221 234 5678', 'tel:+472212345678'],
  ['+٦٥ ٦١٢٣ ٤٥٦٧', 'tel:+6561234567'],
  ['+1 108 555 0176', 'tel:+11085550176'],
])('the foreign number %j stays as it is, and is dialed with its country: %s', (text, href) => {
  expect(parsePhone(text)).toMatchObject({ href, isAmerican: false, shown: text });
});

it.each([
  ['555-0176', 'tel:5550176'],
  ['555-0176 x22', 'tel:5550176;ext=22'],
  ['911', 'tel:911'],
  ['108-555-0176', 'tel:1085550176'],
  ['(008) 555-0176', 'tel:0085550176'],
  ['1-108-555-0176', 'tel:11085550176'],
  ['020 7946 0958', 'tel:02079460958'],
  ['47 22 12 34 56', 'tel:4722123456'],
  ['20255501234', 'tel:20255501234'],
  ['80055501423', 'tel:80055501423'],
  ['1800555014', 'tel:1800555014'],
])('the local number %j stays as it is, and is dialed as it is', (text, href) => {
  expect(parsePhone(text)).toMatchObject({ href, isAmerican: false, shown: text });
});

it.each([
  '',
  ' ',
  'n/a',
  'N/A',
  'none',
  'unknown',
  'call office',
  'call the office, ext. 2245',
  'x2245',
  '#2245',
  'ext. 22',
  '-',
  '+1',
  '12',
  'NL0020Z7707',
  'NL6085550176',
  '202-555-012x',
  '202-555-012 call',
  '11/18/2026',
  'as of 11/18/2026',
  'two of 4',
  '+44 20 7946 0958 20 7946 0958',
  'jane2025550123x@example.com',
  `(608) 555-0176${' '.repeat(100_000)}(608) 555-0177`,
])('%j has no number, and stays as it is', (text) => {
  expect(parsePhone(text)).toBeUndefined();
  expect(formatPhone(text)).toBe(text);
});

import type { Random } from '@agent-portal/carrier/db/seed/random';

type Texts = readonly [string, ...string[]];

/** Texts that have caused errors in other software. */
const texts: Texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1e400',
  '999999999999999999999',
  'NaN',
  'Infinity',
  'undefined',
  'null',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  '\u0001\u007f\u0085',
  '\u2028\u2029',
  '\u202eabc\u202c',
  '\ufeff',
  '\u{1f600}',
  'e\u0301'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\windows',
  "' OR 1=1 --",
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '%00',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: x=y',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  'issueDate desc',
  'date  desc',
  'date desc; select 1',
  'NL0018O0142',
  'İıſß'.repeat(20),
];

/** JSON values that schemas, databases or JavaScript interpret in special ways. */
const jsonValues: Texts = [
  'null',
  'true',
  '0',
  '-0',
  '1.5',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '1'.repeat(400),
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"a\\udc00"',
  '"\\ud83d\\ude00"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[{}]',
  '["",""]',
  '{"length":{"valueOf":0,"toString":0}}',
  '[{"length":{"valueOf":0,"toString":0}}]',
  '{"size":{"valueOf":0,"toString":0}}',
  '{"length":1e400}',
  '{"length":-1}',
  '{"length":"9"}',
  '{"0":"a","length":1}',
  '{"valueOf":0,"toString":0}',
  '{"toJSON":1,"then":1}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"hasOwnProperty":1}',
  '{"a":1,"a":2}',
  '{"\\u0000":1}',
  '{"":1}',
  '"0000-01-01"',
  '"0000-00-00"',
  '"2026-02-30"',
  '"9999-12-31"',
  '["0000-01-01"]',
];

/** Code units of all kinds, including half surrogate pairs. */
function anyText(random: Random): string {
  const units = Array.from({ length: random.int(1, 30) }, () =>
    random.chance(0.6) ? random.int(0x20, 0x7e) : random.int(0, 0xff_ff),
  );
  return String.fromCharCode(...units);
}

export function hostileText(random: Random): string {
  if (random.chance(0.2)) return anyText(random);
  if (random.chance(0.1))
    return random.pick(['a', '9', '\u00e9', '%']).repeat(random.int(100, 5000));
  return random.pick(texts);
}

/** A text for a body, as large as a recursion or a slow regular expression needs. */
export function largeText(random: Random): string {
  const size = random.int(1000, 100_000);
  return `${random.pick(['(', '<', '"', ' a', '!', '.', 'a@', '\u200d']).repeat(size)}a${')'.repeat(size)}`;
}

/** A text in an address or a form: escaped correctly, partly, or not at all. */
export function escaped(random: Random, text: string): string {
  const raw = random.pick([
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '%f8%88%80%80%80',
    '%u0041',
    '+',
    '%0',
    ';',
    '%00',
  ]);
  if (random.chance(0.25)) return raw;
  return encodeURIComponent(text.toWellFormed());
}

/** JSON that is nested this deep, in objects or in lists. */
export function deepJson(random: Random, levels: number): string {
  return random.chance(0.5)
    ? `${'['.repeat(levels)}${']'.repeat(levels)}`
    : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** A hostile JSON value as text, short enough for a query. */
export function hostileJson(random: Random): string {
  const choice = random.int(0, 19);
  if (choice === 0) return JSON.stringify(anyText(random));
  if (choice === 1) return JSON.stringify(hostileText(random));
  if (choice === 2) return deepJson(random, random.int(60, 5000));
  if (choice === 3) return `[${'"a",'.repeat(random.int(150, 6000))}"b"]`;
  if (choice === 4)
    return `{${Array.from({ length: random.int(15, 1500) }, (_, at) => `"k${at}":${at}`).join()}}`;
  if (choice === 5) return `[${hostileJson(random)},${hostileJson(random)}]`;
  if (choice === 6) return `{"a":${hostileJson(random)}}`;
  if (choice === 7) return `[${JSON.stringify(hostileText(random))}]`;
  return random.pick(jsonValues);
}

export function brokenJson(random: Random, text: string): string {
  const middle = random.int(0, text.length);
  return random.pick([
    '',
    text.slice(0, middle),
    `${text}${text}`,
    `${text},`,
    `${text.slice(0, middle)}\u0001${text.slice(middle)}`,
    text.replaceAll('"', "'"),
    `\ufeff${text}`,
    '{"a":undefined}',
    '{"a":NaN}',
    '{"a":0x10}',
    '{"a":01}',
    '[1,]',
    '"\\x41"',
    '"\\ud8"',
    '{a:1}',
    'null',
    '[]',
    '"text"',
    '{}}',
    '['.repeat(random.int(1, 100_000)),
    '{"a":'.repeat(random.int(1, 100_000)),
    '"'.repeat(random.int(1, 1000)),
  ]);
}

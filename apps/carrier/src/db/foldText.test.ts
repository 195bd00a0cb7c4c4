import { compareNames, foldNumber, foldText } from '@agent-portal/format';
import { sql } from 'drizzle-orm';
import { expect, it, describe, test } from 'vitest';
import { sharedDatabase } from '../testing.ts';
import fc from 'fast-check';
import { centsOf, moneyOf, shareCents } from './cents.ts';
import { email } from './seed/people.ts';
import { createRandom } from './seed/random.ts';

const database = await sharedDatabase();

/** The results of SQL for texts. */
async function foldedIn(texts: readonly string[], fold = sql`fold_text`): Promise<string[]> {
  const { rows } = await database.db.execute<{ folded: string }>(sql`
    SELECT ${fold}(named) AS folded
    FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS t (named, place) ORDER BY place`);
  return rows.map(({ folded }) => folded);
}

/** Every character between two code points that both engines have. */
const lettersOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(
    (letter) => /\p{Assigned}/u.test(letter),
  );

const names = [
  'Þórðardóttir, Guðrún', 'Ørsted, Æsa', 'Łukasz Żółć', 'Nguyễn, Thị', 'Strauß', 'STRAẞE', 'İpek Işık',
  'O’Brien', "O'Brien", 'O´Brien', 'Oʻahu', 'Jean‑Luc — Picard−2', 'Anne -  Marie', 'Müller', 'Mu\u0308ller',
  'Ｋｉｍ　Ｎｇ', 'ΣΊΣΥΦΟΣ', 'Ёлкин', 'Ng\u00a0\u200bKim\u00ad', 'ﬁnch', 'ŉ', 'Gal·la', '“Bob” «Smith»', 'محمّد', 'שָׁלוֹם',
  '김민준', '山田\u3000太郎', 'ガ', 'é\t\n\u2028x', 'Ⅳ ½ ™', '%_\\', '', '👩🏽\u200d⚕️ Joe',
]; // prettier-ignore

it('the database folds in SQL what the browser folds', async () => {
  const letters = [
    ...lettersOf(0x01, 0x24f),
    ...lettersOf(0x250, 0x2ff),
    ...lettersOf(0x370, 0x52f),
    ...lettersOf(0x531, 0x587),
    ...lettersOf(0x5d0, 0x64a),
    ...lettersOf(0x1e00, 0x20c0),
    ...lettersOf(0xff01, 0xff9f),
  ];
  const texts = [...names, ...letters, ...letters.map((letter) => `a${letter} ${letter}b`)];
  expect(await foldedIn(texts)).toEqual(texts.map(foldText));
});

it('the database finds a number however mail writes it', async () => {
  const numbers = ['NL0018O0142', 'E-NL0018O0142-1', 'nl 0018 o0142', '12-3456'];
  expect(await foldedIn(numbers, sql`fold_number`)).toEqual(numbers.map(foldNumber));
});

it('the database sorts folded names like the browser', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    SELECT name FROM unnest(${sql.param(names)}::text[]) AS t (name)
    ORDER BY fold_text(name) COLLATE "C", name COLLATE "C"`);
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareNames));
});

describe('whole cents', () => {
  it.each([
    ['0.00', 0],
    ['0.07', 7],
    ['-0.07', -7],
    ['1234.50', 123_450],
    ['-1234.50', -123_450],
  ])('of %s are %i, and back', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents);
    expect(moneyOf(cents)).toBe(amount);
  });

  it.each(['', 'x', '1.5.0', '1e400'])('are not read from %j', (text) => {
    expect(() => centsOf(text)).toThrow(RangeError);
  });

  it('convert to text and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(centsOf(moneyOf(cents))).toBe(cents);
      }),
    );
  });

  it('are split without a remainder, each part within a cent of its weight', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (cents, weigh) => {
        const parts = shareCents(cents, weigh);
        const whole = weigh.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          const exact = (cents * weigh[index]!) / whole;
          expect(Math.abs(part - exact)).toBeLessThan(index === 0 ? weigh.length : 1);
        }
      }),
    );
  });
});

test.each([
  ['Dana', 'Whitfield', /^dana\.whitfield\d+@example\.com$/],
  ['J. R.', 'O’Neill Jr.', /^jr\.oneilljr\d+@example\.com$/],
  ['José', 'Núñez', /^jose\.nunez\d+@example\.com$/],
  ['', 'Lakeshore Trust', /^lakeshoretrust\d+@example\.com$/],
  ['A'.repeat(39), 'B', /^a{39}\d+@example\.com$/],
])('the e-mail address of %s %s is one', (firstName, lastName, expected) => {
  expect(email(createRandom('names'), { firstName, lastName })).toMatch(expected);
});

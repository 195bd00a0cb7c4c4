// fold_text of migration 0049 does the same in SQL; foldText.test.ts of the carrier compares the two.

const plainText = /^[\n -~]*$/;

/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, quotation marks, and characters without a shape. */
const ignored = new RegExp(
  String.raw`['"\x60\u0000-\u0008\u000e-\u001f\u007f\u00ab\u00ad\u00b7\u00bb\u02b9-\u02bf\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061c\u064b-\u065f\u0670\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2034\u2060-\u206f\u20d0-\u20ff\u2800\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0000}-\u{e0fff}]+`,
  'gu',
);

/** Dashes and spaces. A line break stays. */
const gaps = /[-\t\v\f\r \u0085\u1680\u2010-\u2015\u2028\u2029\u2043\u2212]+/g;

/** Letters that have no decomposition, and what people type for them. */
const letters = 'ıøđɖðłħȷŧŋĸƀɓƈƒɠƙƚɲɵƥƭʋƴƶǥɨɉɍʉɏɇⱥȼɛəς';
const plainLetters = 'iodddlhjtnkbbcfgklnoptvyzgijruyeaceaσ';
const plainOf = new Map([
  ...Array.from(letters, (letter, at) => [letter, plainLetters.charAt(at)] as const),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
const unusual = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'g');

/**
 * A text for a search and for an order: without case, accents, quotation marks and invisible characters, with a
 * space for each run of dashes and spaces. 'munoz' is Muñoz, 'obrien' is O’Brien, 'jean luc' is Jean-Luc. It keeps
 * line breaks.
 */
export function foldText(text: string): string {
  if (plainText.test(text))
    return text
      .toLowerCase()
      .replaceAll(/['"`]+/g, '')
      .replaceAll(/[- ]+/g, ' ');
  return (
    text
      // NFKD would make a space of an acute accent.
      .replaceAll('\u00b4', "'")
      .normalize('NFKD')
      .replaceAll(ignored, '')
      .toLowerCase()
      .replaceAll(unusual, (letter) => plainOf.get(letter) ?? letter)
      .replaceAll(gaps, ' ')
  );
}

/** Whether a word of a folded text begins with a folded one. */
export function beginsWord(folded: string, word: string): boolean {
  let at = folded.indexOf(word);
  while (at > 0 && isWithinWord(folded, at)) at = folded.indexOf(word, at + 1);
  return at >= 0;
}

/** Whether a word goes on at a place of a folded text, and does not begin there. */
export function isWithinWord(folded: string, at: number): boolean {
  const before = folded.charCodeAt(at - 1);
  const isLetter = before >= 97 && before <= 122;
  const isDigit = before >= 48 && before <= 57;
  return isLetter || isDigit || before > 127;
}

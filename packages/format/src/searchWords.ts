import { foldText } from './foldText.ts';

/** What mail writes before a number: 'Policy # NL0018O0142', 'Claim No. C100017'. */
const labels = new Set(
  'policy policies pol claim case envelope group bill certificate cert contract number no num nr'.split(
    ' ',
  ),
);

/** No punctuation and no sign. %, _ and a backslash are searched for like letters. */
const letter = String.raw`(?:[^\p{P}\p{S}]|[%_\\])`;
/** A word without the punctuation and the signs around it, such as the bullet of a list. */
const inner = new RegExp(`${letter}(?:.*${letter})?`, 'su');

const mostWords = 8;

/** The folded words of a text, without the punctuation around them, unless the text has only punctuation. */
function wordsOf(text: string): readonly string[] {
  const parts = foldText(text)
    .split(/[\s,;:#]+/)
    .filter((part) => part !== '');
  const words = parts.flatMap((part) => inner.exec(part)?.[0] ?? []);
  if (words.length === 0) return parts;
  return words.some((word) => /\d/.test(word)) ? words.filter((word) => !labels.has(word)) : words;
}

/** The words of a text that a search must find: 'Okafor, Ifeoma' has two, 'Policy # NL0018O0142.' one. */
export const searchWords = (text: string): readonly string[] =>
  [...new Set(wordsOf(text))].slice(0, mostWords);

/** A policy, claim, case or group number, to compare it with others: '(NL-0018-O0142).' is nl0018o0142. */
export const foldNumber = (text: string): string => wordsOf(text).join('');

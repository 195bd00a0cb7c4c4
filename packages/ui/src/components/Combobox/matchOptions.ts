import type { Option } from './Option.ts';

const diacritics = /\p{Diacritic}/gu;
const plainText = /^[\u0020-\u007e]*$/;

/** Case and accents do not matter to who types 'munoz' for Muñoz. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : lower.normalize('NFD').replaceAll(diacritics, '');
}

/** A bit for each letter from a to z that a folded text holds. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

interface Search {
  /** Folded labels by row: 50,000 of them are folded once and not at every key. */
  readonly folded: readonly string[];
  /** Letters by row: they rule most labels out, and are the whole answer to the first key. */
  readonly letters: Int32Array;
  readonly allRows: Int32Array;
  /** The last text, folded, and the rows that hold it. */
  last: { readonly text: string; readonly rows: Int32Array };
}

const searches = new WeakMap<readonly Option[], Search>();

function searchIn(options: readonly Option[]): Search {
  const known = searches.get(options);
  if (known) return known;
  const folded = options.map(({ label }) => fold(label));
  const letters = Int32Array.from(folded, lettersOf);
  const allRows = Int32Array.from(folded.keys());
  const search = { folded, letters, allRows, last: { text: '', rows: allRows } };
  searches.set(options, search);
  return search;
}

/** The rows whose label holds a folded text, in their own order. */
function rowsWith(wanted: string, { folded, letters, allRows, last }: Search): Int32Array {
  const wantedLetters = lettersOf(wanted);
  const isOneLetter = wanted.length === 1 && wantedLetters !== 0;
  // What holds a longer text was found by the shorter one: a key further looks there alone.
  const among = wanted.startsWith(last.text) ? last.rows : allRows;
  const rows = new Int32Array(among.length);
  let found = 0;
  for (const row of among) {
    if (((letters[row] ?? 0) & wantedLetters) !== wantedLetters) continue;
    if (!isOneLetter && !folded[row]?.includes(wanted)) continue;
    rows[found] = row;
    found += 1;
  }
  return rows.subarray(0, found);
}

/**
 * Makes a list ready to be searched, so that its first key need not wait for that. It is searched
 * once: the browser compiles the loop over 50,000 labels while nobody waits.
 */
export function prepareSearch(options: readonly Option[]): void {
  rowsWith('ee', searchIn(options));
}

/** Options that were found, read one by one: of 50,000 a few are in sight. */
export interface Matches {
  readonly length: number;
  readonly at: (row: number) => Option | undefined;
}

/** The options whose label holds the text, in their own order; all of them for no text. */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const wanted = fold(text.trim());
  if (wanted === '') return options;
  const search = searchIn(options);
  const rows = rowsWith(wanted, search);
  search.last = { text: wanted, rows };
  return { length: rows.length, at: (row) => options[rows[row] ?? -1] };
}

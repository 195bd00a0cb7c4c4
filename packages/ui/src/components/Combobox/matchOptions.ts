import type { Option } from './Option.ts';

const diacritics = /\p{Diacritic}/gu;
const plainText = /^[\u0020-\u007e]*$/;

/** Case and accents do not matter to who types 'munoz' for Muñoz. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return plainText.test(lower) ? lower : lower.normalize('NFD').replaceAll(diacritics, '');
}

interface Search {
  /** Folded labels by row: 50,000 of them are folded once and not at every key. */
  readonly folded: readonly string[];
  /** The last text, folded, and the rows that hold it. */
  last: { readonly text: string; readonly rows: readonly number[] };
}

const searches = new WeakMap<readonly Option[], Search>();

function searchIn(options: readonly Option[]): Search {
  const known = searches.get(options);
  if (known) return known;
  const search = {
    folded: options.map(({ label }) => fold(label)),
    last: { text: '', rows: options.map((_, row) => row) },
  };
  searches.set(options, search);
  return search;
}

/** Makes a list ready to be searched, so that its first key need not wait for that. */
export function prepareSearch(options: readonly Option[]): void {
  searchIn(options);
}

/** The options whose label holds the text, in their own order; all of them for no text. */
export function matchOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text.trim());
  if (wanted === '') return options;
  const search = searchIn(options);
  const { folded, last } = search;
  // What holds a longer text was found by the shorter one: a key further looks there alone.
  const among = wanted.startsWith(last.text) ? last.rows : folded.keys();
  const rows: number[] = [];
  const matches: Option[] = [];
  for (const row of among) {
    const option = options[row];
    if (!option || !folded[row]?.includes(wanted)) continue;
    rows.push(row);
    matches.push(option);
  }
  search.last = { text: wanted, rows };
  return matches;
}

import { beginsWord, foldText, isWithinWord, searchWords } from '@agent-portal/format';
import type { Option } from './OptionSource.ts';

/** A bit for each letter from a to z in a folded text. */
function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

/** A bit for each first letter of its words. */
function initialsOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26 && !isWithinWord(folded, at)) letters |= 1 << letter;
  }
  return letters;
}

interface Search {
  /** Folded labels by row: 50,000 of them are folded once and not at every key. */
  readonly folded: string[];
  /** Letters by row: they exclude most labels, and answer the first key completely. */
  readonly letters: Int32Array;
  /** First letters of words by row: they show which labels can have a word that starts with a text. */
  readonly initials: Int32Array;
  readonly allRows: Int32Array;
  /** The words of the last text, and the rows that contain them. */
  last: { readonly text: string; readonly rows: Int32Array };
}

const searches = new WeakMap<readonly Option[], Search>();

function begin(options: readonly Option[]): Search {
  const allRows = Int32Array.from(options.keys());
  const search = {
    folded: [],
    letters: new Int32Array(options.length),
    initials: new Int32Array(options.length),
    allRows,
    last: { text: '', rows: allRows },
  };
  searches.set(options, search);
  return search;
}

/** Reads labels that have not been read, all of them or as many as are named. */
function read(options: readonly Option[], most = options.length): Search {
  const search = searches.get(options) ?? begin(options);
  const { folded, letters, initials } = search;
  for (const { label } of options.slice(folded.length, folded.length + most)) {
    const text = foldText(label);
    const row = folded.push(text) - 1;
    letters[row] = lettersOf(text);
    initials[row] = initialsOf(text);
  }
  return search;
}

/** The rows whose label contains every word, in their own order. */
function rowsWith(
  words: readonly string[],
  { folded, letters, allRows, last }: Search,
): Int32Array {
  const text = words.join(' ');
  const wantedLetters = lettersOf(text);
  const isOneLetter = text.length === 1 && wantedLetters !== 0;
  // Rows with a longer text are among those with the shorter one, so the search is limited to those.
  const among = text.startsWith(last.text) ? last.rows : allRows;
  const rows = new Int32Array(among.length);
  let found = 0;
  for (const row of among) {
    if (((letters[row] ?? 0) & wantedLetters) !== wantedLetters) continue;
    if (!isOneLetter && !words.every((word) => folded[row]?.includes(word))) continue;
    rows[found] = row;
    found += 1;
  }
  return rows.subarray(0, found);
}

/** Whether a word of a label begins with a word. */
function begins(wanted: string, row: number, { folded, initials }: Search): boolean {
  const letter = wanted.charCodeAt(0) - 97;
  const isLetter = letter >= 0 && letter < 26;
  if (isLetter && ((initials[row] ?? 0) & (1 << letter)) === 0) return false;
  if (isLetter && wanted.length === 1) return true;
  return beginsWord(folded[row] ?? '', wanted);
}

/** The rows in which each word starts a word of the label, then the others, each in their own order. */
function beginningsFirst(words: readonly string[], rows: Int32Array, search: Search): Int32Array {
  const ordered = new Int32Array(rows.length);
  let first = 0;
  let last = rows.length;
  for (const row of rows) {
    if (words.every((word) => begins(word, row, search))) {
      ordered[first] = row;
      first += 1;
    } else {
      last -= 1;
      ordered[last] = row;
    }
  }
  ordered.subarray(last).reverse();
  return ordered;
}

/** Labels that are read at once: a few milliseconds on a slow machine, so that scrolling continues. */
const portion = 2_000;

/**
 * Prepares a part of a list for searching, so that the first key does not wait for it. Returns whether
 * all of it is ready. Then it searches once, so that the browser compiles the loop over 50,000 labels
 * before the first key.
 */
export function prepareSearch(options: readonly Option[]): boolean {
  const search = read(options, portion);
  const isReady = search.folded.length === options.length;
  if (isReady) beginningsFirst(['ee'], rowsWith(['ee'], search), search);
  return isReady;
}

/** Options that were found, read one by one: of 50,000 a few are visible. */
export interface Matches {
  readonly length: number;
  readonly at: (row: number) => Option | undefined;
}

/**
 * The options whose label contains every word of the text. Those in which each word starts a word of the label come
 * first, each in their own order. Without a text, all options.
 */
export function matchOptions(options: readonly Option[], text: string): Matches {
  const words = searchWords(text);
  if (words.length === 0) return options;
  const search = read(options);
  const rows = rowsWith(words, search);
  search.last = { text: words.join(' '), rows };
  const ordered = beginningsFirst(words, rows, search);
  return { length: ordered.length, at: (row) => options[ordered[row] ?? -1] };
}

/** The only matching option; undefined if there is none, or more than one. */
function onlyMatch(matches: Matches, isMeant: (option: Option) => boolean): Option | undefined {
  let found: Option | undefined;
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (!option || !isMeant(option)) continue;
    if (found) return undefined;
    found = option;
  }
  return found;
}

/** The option whose whole label was typed: exactly, or else as a search compares texts. */
function matchOf(matches: Matches, text: string, isDisabled: boolean): Option | undefined {
  const typed = text.trim();
  const wanted = foldText(typed);
  if (wanted === '') return undefined;
  const isMeant = ({ disabled = false }: Option) => disabled === isDisabled;
  return (
    onlyMatch(matches, (option) => isMeant(option) && option.label.trim() === typed) ??
    onlyMatch(matches, (option) => isMeant(option) && foldText(option.label.trim()) === wanted)
  );
}

/** The option that can be chosen by its typed label. */
export const exactMatch = (matches: Matches, text: string) => matchOf(matches, text, false);

/** The disabled option whose label was typed. */
export const disabledMatch = (matches: Matches, text: string) => matchOf(matches, text, true);

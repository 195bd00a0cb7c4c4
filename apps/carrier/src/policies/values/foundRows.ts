import { setImmediate as nextTurn } from 'node:timers/promises';
import { beginsWord, searchWords } from '@agent-portal/format';
import type { Lines } from './Lines.ts';

/** Rows that are searched before other calls run: about a millisecond. */
const chunkSize = 20_000;

/**
 * The rows of folded lines that contain every word of a text: those first in which each word begins one, each in
 * their own order. It finds what a combobox of the portal finds in the same values.
 */
export async function foundRows({ text, starts }: Lines, searched: string): Promise<Int32Array> {
  const words = searchWords(searched);
  const rowCount = starts.length - 1;
  // The longest word is in the fewest rows.
  const [longest, ...others] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return new Int32Array(rowCount).map((_, row) => row);
  const found = new Int32Array(rowCount);
  let first = 0;
  let last = rowCount;
  let row = 0;
  let checked = 0;
  for (let at = text.indexOf(longest); at >= 0;) {
    while ((starts[row + 1] ?? 0) <= at) row += 1;
    const end = (starts[row + 1] ?? 0) - 1;
    const line = text.slice(starts[row], end);
    if (others.every((word) => line.includes(word))) {
      if (words.every((word) => beginsWord(line, word))) {
        found[first] = row;
        first += 1;
      } else {
        last -= 1;
        found[last] = row;
      }
    }
    at = text.indexOf(longest, end);
    checked += 1;
    if (checked % chunkSize === 0) await nextTurn();
  }
  const inside = found.subarray(last).reverse();
  found.copyWithin(first, last);
  return found.subarray(0, first + inside.length);
}

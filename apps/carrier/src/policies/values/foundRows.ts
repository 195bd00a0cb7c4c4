import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText, isWithinWord } from '@agent-portal/format';
import type { Lines } from './Lines.ts';

/** Rows that are searched before other calls run: about a millisecond. */
const chunkSize = 20_000;

/**
 * The rows of folded lines that contain a text: those first of which a word begins with it, each in their own
 * order. It finds what a combobox of the portal finds in the same values.
 */
export async function foundRows({ text, starts }: Lines, searched: string): Promise<Int32Array> {
  const wanted = foldText(searched.trim());
  const rowCount = starts.length - 1;
  if (wanted === '') return new Int32Array(rowCount).map((_, row) => row);
  if (wanted.includes('\n')) return new Int32Array();
  const found = new Int32Array(rowCount);
  let first = 0;
  let last = rowCount;
  let row = 0;
  let checked = 0;
  for (let at = text.indexOf(wanted); at >= 0;) {
    while ((starts[row + 1] ?? 0) <= at) row += 1;
    const end = (starts[row + 1] ?? 0) - 1;
    while (at >= 0 && at < end && isWithinWord(text, at)) at = text.indexOf(wanted, at + 1);
    if (at >= 0 && at < end) {
      found[first] = row;
      first += 1;
      at = text.indexOf(wanted, end);
    } else {
      last -= 1;
      found[last] = row;
    }
    checked += 1;
    if (checked % chunkSize === 0) await nextTurn();
  }
  const others = found.subarray(last).reverse();
  found.copyWithin(first, last);
  return found.subarray(0, first + others.length);
}

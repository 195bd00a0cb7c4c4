import type { Heights } from './RowHeights.ts';

/** How high a line is until one was measured, in pixels. */
const usualHeight = 48;

/**
 * Where each line begins and, last, where all end, in pixels. A line that was not measured is taken to
 * be as high as those that were.
 */
export function startsOf(keys: readonly string[], heights: Heights): readonly number[] {
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  const usual = heights.size > 0 ? sum / heights.size : usualHeight;
  const starts = [0];
  for (const key of keys) starts.push((starts.at(-1) ?? 0) + (heights.get(key) ?? usual));
  return starts;
}

/** The first line that ends after a place, by halves. */
function lineAt(starts: readonly number[], place: number): number {
  let from = 0;
  let to = starts.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((starts[middle + 1] ?? 0) > place) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * The places of the lines between two heights, and of those that have to stay, in their order. Below the end it is
 * the last line: without any, the page would be short for a moment, and lose its place.
 */
export function linesBetween(
  starts: readonly number[],
  top: number,
  bottom: number,
  staying: readonly number[],
): readonly number[] {
  const count = starts.length - 1;
  const from = Math.max(0, Math.min(lineAt(starts, top), count - 1));
  const to = Math.min(lineAt(starts, bottom) + 1, count);
  const places = new Set(staying);
  for (let place = from; place < to; place += 1) places.add(place);
  return [...places].toSorted((one, other) => one - other);
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Values per chunk: a few milliseconds of work. */
const chunkSize = 2_000;

type Compare<Value> = (one: Value, other: Value) => number;

async function merge<Value>(ones: Value[], others: Value[], compare: Compare<Value>) {
  const merged: Value[] = [];
  const waiting = ones.values();
  let one = waiting.next();
  for (const other of others) {
    while (!one.done && compare(one.value, other) <= 0) {
      merged.push(one.value);
      one = waiting.next();
      if (merged.length % chunkSize === 0) await nextTurn();
    }
    merged.push(other);
    if (merged.length % chunkSize === 0) await nextTurn();
  }
  return merged.concat(one.done ? [] : [one.value, ...waiting]);
}

/**
 * Sorts like `toSorted`, but yields to the event loop between chunks, so that long lists do not block
 * other calls. A merge sort is stable.
 */
export async function sortInChunks<Value>(
  values: readonly Value[],
  compare: Compare<Value>,
): Promise<Value[]> {
  let runs: Value[][] = [];
  for (let from = 0; from < values.length; from += chunkSize) {
    if (from > 0) await nextTurn();
    runs.push(values.slice(from, from + chunkSize).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Value[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [run = [], next] = runs.slice(at, at + 2);
      merged.push(next ? await merge(run, next, compare) : run);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

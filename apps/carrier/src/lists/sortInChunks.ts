import { setImmediate as nextTurn } from 'node:timers/promises';

/** Values per chunk: a few milliseconds of work. */
const chunkSize = 2_000;

interface Keyed<Value> {
  readonly key: string;
  readonly value: Value;
}

const compare = ({ key: one }: Keyed<unknown>, { key: other }: Keyed<unknown>) =>
  one < other ? -1 : Number(one > other);

async function merge<Value>(ones: Keyed<Value>[], others: Keyed<Value>[]) {
  const merged: Keyed<Value>[] = [];
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
 * Sorts by a key, but yields to the event loop between chunks, so that long lists do not block other calls. A
 * merge sort is stable.
 */
export async function sortInChunks<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Promise<Value[]> {
  let runs: Keyed<Value>[][] = [];
  for (let from = 0; from < values.length; from += chunkSize) {
    if (from > 0) await nextTurn();
    const chunk = values.slice(from, from + chunkSize);
    runs.push(chunk.map((value) => ({ key: keyOf(value), value })).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Keyed<Value>[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [run = [], next] = runs.slice(at, at + 2);
      merged.push(next ? await merge(run, next) : run);
    }
    runs = merged;
  }
  return (runs[0] ?? []).map(({ value }) => value);
}

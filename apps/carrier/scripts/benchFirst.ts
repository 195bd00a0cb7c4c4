import type { Size } from '../src/db/seed/sizes.ts';
import { newDatabase } from '../src/db/testing.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import { moneyCases } from './moneyCases.ts';

const names = new Set(['at risk', 'expected']);

/** Times the answers about money whose first request is expensive, with the book's own lines. */
export async function benchFirst(size: Size, rounds: number): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  const cases = moneyCases.filter(({ name }) => names.has(name));
  const results = await benchCases(database, cases, rounds);
  await database.close();
  return results;
}

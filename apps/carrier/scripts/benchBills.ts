import { newDatabase } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import { billCases } from './billCases.ts';
import { manyBills } from './manyBills.ts';

/** Times the pages of list bills with `count` groups, `count` bills of one group, and many employees on one bill. */
export async function benchBills(
  size: Size,
  count: number,
  rounds: number,
): Promise<BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 120_000 }, size);
  await manyBills(database, count);
  const results = await benchCases(database, billCases, rounds);
  await database.close();
  return results;
}

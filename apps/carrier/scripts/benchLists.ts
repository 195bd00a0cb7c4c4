import { sql } from 'drizzle-orm';
import { newDatabase, testToday } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import type { Deps } from '../src/http/appEnv.ts';
import type { OpenDatabase } from '../src/db/connection.ts';
import { type ListCase, listCases } from './listCases.ts';

/** What the benchmark measured of one kind of request, in milliseconds. */
export interface BenchResult {
  readonly list: string;
  readonly name: string;
  /** The first request, whose order had to be computed. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
}

/** Shows the load of the machine: the lists slow down by the same amount. */
const floor = { list: 'floor', name: 'SELECT 1', ask: ({ db }: Deps) => db.execute(sql`SELECT 1`) };

/**
 * Times kinds of requests, on the server and without HTTP, taking turns. The clock runs: orders that
 * have become too old are computed again meanwhile. The first result is the floor's.
 */
export async function benchCases(
  { db }: Pick<OpenDatabase, 'db'>,
  kinds: readonly ListCase[],
  rounds: number,
): Promise<BenchResult[]> {
  const deps = { db, today: testToday, now: () => new Date(), checkAnswers: false };
  const cases = [floor, ...kinds];
  const times = cases.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { ask }] of cases.entries()) {
      const start = performance.now();
      await ask(deps);
      times[index]?.push(performance.now() - start);
    }
  }
  return cases.map(({ list, name }, index) => summarize(list, name, times[index] ?? []));
}

/** Times pages of the policy lists for the agent at the top of the hierarchy. */
export async function benchLists(size: Size, rounds: number): Promise<BenchResult[]> {
  const { db, close } = await newDatabase({ queryTimeoutMs: 30_000 }, size);
  const results = await benchCases({ db }, listCases, rounds);
  await close();
  return results;
}

function summarize(list: string, name: string, all: readonly number[]): BenchResult {
  const [first = 0, ...times] = all;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { list, name, first, p50: at(0.5), p99: at(0.99) };
}

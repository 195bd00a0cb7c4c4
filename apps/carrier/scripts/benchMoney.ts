import { newDatabase, testToday } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { statementFile } from '../src/commissions/statement/statement.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import { manyLines } from './manyLines.ts';
import { moneyCases, paid } from './moneyCases.ts';

/** How many lines make a statement of 200 pages. */
const statementLines = 6_000;

/** What the benchmark of money measured, in milliseconds. */
export interface MoneyBench {
  readonly results: readonly BenchResult[];
  /** A statement of `statementLines` lines: how long it took, and its bytes. */
  readonly statement: { readonly ms: number; readonly bytes: number };
}

/**
 * Times the pages of commissions, debt and production, with so many lines in one cycle of one agent.
 * The statement comes first, when there are fewer.
 */
export async function benchMoney(size: Size, lines: number, rounds: number): Promise<MoneyBench> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  const deps = { db: database.db, today: testToday, now: () => new Date(), checkAnswers: false };
  await manyLines(database, statementLines);
  const caller = { agentIds: [paid.agentId] };
  const start = performance.now();
  const { body } = await statementFile(
    deps,
    caller,
    { ...paid, agentStatementType: 'Commissions' },
    new AbortController().signal,
  );
  const bytes = body instanceof Uint8Array ? body.byteLength : NaN;
  const statement = { ms: performance.now() - start, bytes };
  await manyLines(database, lines);
  const results = await benchCases(database, moneyCases, rounds);
  await database.close();
  return { results, statement };
}

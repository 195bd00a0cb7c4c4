import { testDatabaseUrl } from '@agent-portal/carrier/db/testing';
import { type BenchResult, benchLists } from '../../apps/carrier/scripts/benchLists.ts';

const size = process.env['BENCH_SIZE'] === 'large' ? 'large' : 'medium';
const policies = { medium: '100,000', large: '1,000,000' }[size];
const isEmbedded = testDatabaseUrl === undefined;

/** Milliseconds that a page of a list may take. */
const limits = { p50: Infinity, p99: 50 };
/** The first pending list on the embedded database, at 100,000 policies. */
const pendingLimits = { p50: 5, p99: 30 };
/** What page 10,000 may take, as a multiple of page 1. */
const farLimit = 2;

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED');

/**
 * Times pages of the policy lists on the server for the agent at the top of the house: at 100,000
 * policies, or with BENCH_SIZE=large at 1,000,000. On the embedded database, or on the PostgreSQL
 * that TEST_DATABASE_URL names. The first run seeds that book.
 */
export async function printServerBench(): Promise<void> {
  const engine = isEmbedded ? 'embedded database' : 'PostgreSQL';
  console.log(`\nPolicy lists on the server, ${policies} policies, ${engine}, milliseconds`);
  const [floor, ...rows] = await benchLists(size, Number(process.env['BENCH_REQUESTS'] ?? 300));
  if (floor) printRow(floor, '');
  for (const row of rows) {
    const { p50, p99 } = isEmbedded && row.list === 'pending' ? pendingLimits : limits;
    printRow(row, verdict(row.p50 < p50 && row.p99 < p99));
  }
  for (const list of new Set(rows.map((row) => row.list))) printFar(list, rows);
}

function printRow({ list, name, first, p50, p99 }: BenchResult, end: string): void {
  const times = [first, p50, p99].map((time) => time.toFixed(1).padStart(7));
  console.log(
    `${`${list}, ${name}`.padEnd(46)} first ${times[0]}  p50 ${times[1]}  p99 ${times[2]}  ${end}`,
  );
}

function printFar(list: string, rows: readonly BenchResult[]): void {
  const of = (page: string) => rows.find((row) => row.list === list && row.name === page)?.p50;
  const ratio = (of('page 10,000') ?? NaN) / (of('page 1') ?? NaN);
  console.log(
    `${list}: page 10,000 takes ${ratio.toFixed(2)} times page 1, limit ${farLimit}: ${verdict(ratio <= farLimit)}`,
  );
}

if (import.meta.main) await printServerBench();
